import { demoNode, demoNodes, isInside, middleOf, toViewer } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const column = demoNode('C-202');
const center = middleOf(column);
const height = toViewer(column.boundingBox.max)[1];
/** Maximum distance between a picked point and the box of its part, in meters. */
const tolerance = 0.2;

/** A move of the column: meters east, meters up, meters south, and degrees counterclockwise when viewed from above. */
type Move = readonly [east: number, up: number, south: number, turn?: number];

function placeBefore([x = 0, y = 0, z = 0]: readonly number[], move: Move): number[] {
  const [east, up, south, turn = 0] = move;
  const [fromX, fromZ] = [x - east - center[0], z - south - center[2]];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return [center[0] + fromX * cos - fromZ * sin, y - up, center[2] + fromX * sin + fromZ * cos];
}

function hasPoint(treeIndex: number, point: readonly number[]): boolean {
  const box = demoNodes()[treeIndex]?.boundingBox;
  if (box === undefined) return false;
  // The conversion from Z-up to Y-up swaps the ends of one axis.
  const ends = [toViewer(box.min), toViewer(box.max)] as const;
  return point.every((value, axis) => {
    const [a = 0, b = 0] = ends.map((end) => end[axis]);
    return value > Math.min(a, b) - tolerance && value < Math.max(a, b) + tolerance;
  });
}

async function isAt(stage: Stage, [east, up, south]: Move): Promise<boolean> {
  const pixel = await stage.pixelOf([center[0] + east, center[1] + up, center[2] + south]);
  const hit = pixel && (await stage.pick(pixel));
  return hit?.treeIndex !== undefined && isInside(column, hit.treeIndex);
}

/**
 * Returns how many points across the moved column are consistent with `move`, but not with `other`. The points are on
 * platforms and ladders, away from the column's axis, so they show the column's rotation.
 */
async function countTurned(stage: Stage, move: Move, other: Move): Promise<number> {
  const { position, target } = await stage.camera();
  const [toX, toZ] = [target[0] - position[0], target[2] - position[2]];
  const across = [-toZ / Math.hypot(toX, toZ), toX / Math.hypot(toX, toZ)] as const;
  let count = 0;
  for (const up of [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85]) {
    for (const aside of [-1.8, 1.8]) {
      const pixel = await stage.pixelOf([
        center[0] + move[0] + aside * across[0],
        height * up + move[1],
        center[2] + move[2] + aside * across[1],
      ]);
      const hit = pixel && (await stage.pick(pixel));
      if (hit?.treeIndex === undefined || !isInside(column, hit.treeIndex)) continue;
      const fits = (tried: Move) => hasPoint(hit.treeIndex ?? -1, placeBefore(hit.point, tried));
      if (fits(move) && !fits(other)) count += 1;
    }
  }
  return count;
}

/**
 * Tests that sliders lift, move, and rotate a piece of equipment, and that the equipment moves back when another piece
 * is selected.
 */
export default defineScenario({
  async run(stage) {
    check(await isAt(stage, [0, 12, 0]), 'the column hangs 12 m above its place');
    await stage.control('up (m)').set(4);
    await stage.control('east (m)').set(10);
    await stage.until('the column is 10 m to the east', () => isAt(stage, [10, 4, 0]));
    check(!(await isAt(stage, [0, 12, 0])), 'the column is gone from where it was');
    await stage.control('north (m)').set(6);
    await stage.until('the column is 6 m to the north as well', () => isAt(stage, [10, 4, -6]));
    check(!(await isAt(stage, [10, 4, 0])), 'the column is gone from further south');

    const [straight, turned]: readonly [Move, Move] = [
      [10, 4, -6],
      [10, 4, -6, 120],
    ];
    const before = await countTurned(stage, straight, turned);
    check(before >= 2, `${before} places show that the column is not turned`);
    await stage.control('turn (°)').set(120);
    await stage.still();
    const after = await countTurned(stage, turned, straight);
    check(after >= 2, `${after} places show that the column is turned by 120°`);

    await stage.control('part').set('Reactor R-201');
    await stage.until('the column is back', async () => !(await isAt(stage, [10, 4, -6])));
    check(await isAt(stage, [0, 0, 0]), 'the column stands in its place');
    const reactor = demoNode('R-201');
    const [x, y, z] = middleOf(reactor);
    const isMoved = async () => {
      const pixel = await stage.pixelOf([x + 10, y + 4, z - 6]);
      const hit = pixel && (await stage.pick(pixel));
      return isInside(reactor, hit?.treeIndex ?? -1);
    };
    check(await isMoved(), 'the reactor is moved in its stead');
    await stage.control('part').set('Drum V-201');
    await stage.until('the reactor is back as well', async () => !(await isMoved()));
  },
});
