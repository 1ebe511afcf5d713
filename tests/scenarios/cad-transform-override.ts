import { demoNode, isInside, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const column = demoNode('C-202');

/** Whether the column is seen at its middle, moved by so many meters (X east, Y up, Z south). */
async function isAt(stage: Stage, [dx, dy, dz]: readonly [number, number, number]) {
  const [x, y, z] = middleOf(column);
  const pixel = await stage.pixelOf([x + dx, y + dy, z + dz]);
  if (pixel === undefined) return false;
  const hit = await stage.pick(pixel);
  return hit?.treeIndex !== undefined && isInside(column, hit.treeIndex);
}

/** Sliders lift, shift and turn a piece of equipment; choosing another one puts the first back. */
export default defineScenario({
  async run(stage) {
    check(await isAt(stage, [0, 12, 0]), 'the column hangs 12 m above its place');
    await stage.control('up (m)').set(4);
    await stage.control('east (m)').set(10);
    await stage.until('the column is 10 m to the east', () => isAt(stage, [10, 4, 0]));
    check(!(await isAt(stage, [0, 12, 0])), 'the column is gone from where it was');

    await stage.control('part').set('Reactor R-201');
    await stage.until('the column is back', async () => !(await isAt(stage, [10, 4, 0])));
    check(await isAt(stage, [0, 4, 0]), 'the column stands in its place');
  },
});
