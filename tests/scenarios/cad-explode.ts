import type { PlantNode } from '@reveal-docs/demo-project/manifest';
import { demoNode, demoNodes, isInside, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const pump = demoNode('P-101');
const names = [
  ...['Fins', 'Fan cowl', 'Terminal box', 'Feet', 'Coupling guard', 'Bearing housing'],
  ...['Casing cover', 'Volute', 'Flange SUC', 'Neck SUC', 'Flange DIS', 'Neck DIS'],
];
/** Parts that are visible at their original positions, and also after they've moved. */
const parts = demoNodes().filter(
  ({ treeIndex, name }) => isInside(pump, treeIndex) && names.includes(name),
);

/** Returns how many parts are visible at the positions to which a `factor` moves them. */
async function countAt(stage: Stage, factor: number): Promise<number> {
  const center = middleOf(pump);
  const isSeen = async (part: PlantNode) => {
    const place = middleOf(part).map(
      (value, axis) => value + factor * (value - (center[axis] ?? 0)),
    );
    const pixel = await stage.pixelOf(place);
    const hit = pixel && (await stage.pick(pixel));
    return hit?.treeIndex === part.treeIndex;
  };
  let count = 0;
  for (const part of parts) if (await isSeen(part)) count += 1;
  return count;
}

/** Tests that the slider moves the parts of the pump away from the middle of the pump, and back again. */
export default defineScenario({
  async run(stage) {
    check(pump.treeIndex === 661 && pump.subtreeSize === 25, 'the pump has 25 nodes');
    for (const pixel of [
      [40, 300],
      [320, 350],
      [330, 20],
      [60, 180],
    ] as const) {
      const index = (await stage.pick(pixel))?.treeIndex;
      check(index === undefined || isInside(pump, index), 'what is around the pump is ghosted');
    }
    const out = await countAt(stage, 1);
    check(out >= 4, `${out} of ${parts.length} parts are twice as far from the middle`);
    await stage.control('factor').set(2);
    await stage.until('parts move further out', async () => (await countAt(stage, 2)) >= 4);
    check((await countAt(stage, 1)) < out, 'parts are gone from where they were');
    await stage.control('reset').press();
    await stage.until('parts are back', async () => (await countAt(stage, 0)) >= 3);
    check((await countAt(stage, 2)) <= 1, 'parts are gone from outside');
  },
});
