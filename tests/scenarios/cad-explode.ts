import type { DemoNode } from '../../src/demo/manifest';
import { demoNode, demoNodes, isInside, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const pump = demoNode('P-101');
const parts = demoNodes().filter(({ treeIndex }) => isInside(pump, treeIndex));

/** How many of the pump's parts are seen where `factor` puts them. */
async function countAt(stage: Stage, factor: number): Promise<number> {
  const center = middleOf(pump);
  const isSeen = async (part: DemoNode) => {
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

/** Parts of the pump move away from its middle by the factor on the slider, and back. */
export default defineScenario({
  async run(stage) {
    check((await countAt(stage, 1)) >= 6, 'parts are twice as far from the middle as they were');
    check((await countAt(stage, 0)) < 6, 'parts are not where they belong');

    await stage.control('factor').set(2);
    await stage.until('parts move further out', async () => (await countAt(stage, 2)) >= 6);
    await stage.control('reset').press();
    await stage.until('parts are back', async () => (await countAt(stage, 0)) >= 4);
    check((await countAt(stage, 2)) < 3, 'none is left outside');
  },
});
