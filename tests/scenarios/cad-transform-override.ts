import type { DemoNode } from '../../src/demo/manifest';
import { demoNode, demoNodes, isInside, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const column = demoNode('C-202');
/** Where the column is: X east, Y up, Z south, in meters. */
const [centerX, , centerZ] = middleOf(column);
/** Parts of the column that stand off its axis: platforms and cages, which show how it is turned. */
const asides = demoNodes().filter((node) => {
  const [x, , z] = middleOf(node);
  const size = node.boundingBox.max.map((value, axis) => value - (node.boundingBox.min[axis] ?? 0));
  return (
    isInside(column, node.treeIndex) &&
    node.subtreeSize === 1 &&
    Math.hypot(x - centerX, z - centerZ) > 1 &&
    Math.max(...size) > 1
  );
});

/** How the column is moved: meters to the east, up and to the south, then degrees to the left seen from above. */
type Move = readonly [east: number, up: number, south: number, turn?: number];

/** Where a part of the column is after a move. */
function placeAfter(part: DemoNode, [east, up, south, turn = 0]: Move): number[] {
  const [x, y, z] = middleOf(part);
  const [fromX, fromZ] = [x - centerX, z - centerZ];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [
    centerX + fromX * cos + fromZ * sin + east,
    y + up,
    centerZ - fromX * sin + fromZ * cos + south,
  ];
}

/** Whether what is seen where the part must be after a move is `wanted`, or in it. */
async function isSeenAt(stage: Stage, part: DemoNode, move: Move, wanted = part): Promise<boolean> {
  const pixel = await stage.pixelOf(placeAfter(part, move));
  if (pixel === undefined) return false;
  const hit = await stage.pick(pixel);
  return hit?.treeIndex !== undefined && isInside(wanted, hit.treeIndex);
}

/** How many parts that stand off the axis are seen where a move puts them. */
async function countAsides(stage: Stage, move: Move): Promise<number> {
  let count = 0;
  for (const part of asides) if (await isSeenAt(stage, part, move)) count += 1;
  return count;
}

/** Sliders lift, shift and turn a piece of equipment; choosing another one puts the first back. */
export default defineScenario({
  async run(stage) {
    const isAt = (move: Move) => isSeenAt(stage, column, move);
    check(await isAt([0, 12, 0]), 'the column hangs 12 m above its place');
    await stage.control('up (m)').set(4);
    await stage.control('east (m)').set(10);
    await stage.until('the column is 10 m to the east', () => isAt([10, 4, 0]));
    check(!(await isAt([0, 12, 0])), 'the column is gone from where it was');
    await stage.control('north (m)').set(6);
    await stage.until('the column is 6 m to the north as well', () => isAt([10, 4, -6]));
    check(!(await isAt([10, 4, 0])), 'the column is gone from further south');

    const [before, missed] = [
      await countAsides(stage, [10, 4, -6]),
      await countAsides(stage, [10, 4, -6, 180]),
    ];
    await stage.control('turn (°)').set(180);
    await stage.still();
    const [left, turned] = [
      await countAsides(stage, [10, 4, -6]),
      await countAsides(stage, [10, 4, -6, 180]),
    ];
    check(
      left < before && turned > missed,
      `of ${asides.length} parts off the axis ${before} were seen as they are, then ${left}; turned about ${missed}, then ${turned}`,
    );

    await stage.control('part').set('Reactor R-201');
    await stage.until('the column is back', async () => !(await isAt([10, 4, -6])));
    check(
      await isSeenAt(stage, column, [0, 4, 0]),
      'the column stands in its place: its upper half is seen',
    );
  },
});
