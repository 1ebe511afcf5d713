import type { PlantNode } from '@reveal-docs/demo-project/manifest';
import { demoNode, demoNodes, isInside } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario, type Stage } from './scenario';

function expectedLines(root: PlantNode): string[] {
  const nodes = demoNodes().filter(({ treeIndex }) => isInside(root, treeIndex));
  const levels = Math.max(...nodes.map(({ depth }) => depth)) - root.depth;
  const types = nodes.map(({ properties }) => properties.General?.Type ?? '');
  const counts = [...new Set(types)].map((type) => ({
    type,
    count: types.filter((other) => other === type).length,
  }));
  counts.sort((a, b) => b.count - a.count);
  return [
    `${root.name}: ${nodes.length} nodes, ${levels} levels below it`,
    ...counts.slice(0, 3).map(({ type, count }) => `${count}  ${type}`),
  ];
}

async function reports(stage: Stage, root: PlantNode): Promise<void> {
  const report = await stage.until(`${root.name} is reported`, async () => {
    const text = await stage.overlay('pre').innerText();
    return text.startsWith(`${root.name}:`) && text;
  });
  for (const line of expectedLines(root)) check(report.includes(line), `the report says "${line}"`);
  const place = await stage.placeOf(root);
  const picture = await stage.picture();
  check(isSameTone(picture.colorAt(place), rgbOf('#2f6fed'), 0.2), `${root.name} is blue`);
}

/** Tests that the example visits a subtree, counts its nodes by type, and colors them. */
export default defineScenario({
  async run(stage) {
    await reports(stage, demoNode('C-201'));
    for (const [root, tag] of [
      ['Reactor R-201', 'R-201'],
      ['Heater H-201', 'H-201'],
      ['Pump P-101', 'P-101'],
    ] as const) {
      await stage.control('root').set(root);
      await reports(stage, demoNode(tag));
    }
  },
});
