import { demoNode, isInside } from './demo';
import type { Pixel } from './picture';
import { check, defineScenario, stageSize, type Stage } from './scenario';

const tank = demoNode('T-102');
const { min, max } = tank.boundingBox;
const [south = 0, north = 0] = [min[1], max[1]];
/** Maximum error of picked points at this camera distance, in meters. */
const tolerance = 0.5;

const places = [0.35, 0.5, 0.65].flatMap((x) =>
  [0.5, 0.62].map((y): Pixel => [x * stageSize.width, y * stageSize.height]),
);

/** A point in CDF coordinates (Z up), and whether it belongs to the tank. */
type Seen = readonly [x: number, y: number, z: number, isTank: boolean];

async function seenPoints(stage: Stage): Promise<Seen[]> {
  await stage.still();
  const points: Seen[] = [];
  for (const place of places) {
    const hit = await stage.pick(place);
    if (hit === undefined) continue;
    const { point, treeIndex = -1 } = hit;
    points.push([point[0], -point[2], point[1], isInside(tank, treeIndex)]);
  }
  return points;
}

/** Returns whether a point is in the clipping box, which extends 1 m beyond the tank's box on each side. */
function isInBox([x, y, z]: Seen): boolean {
  return [x, y, z].every(
    (value, axis) =>
      value > (min[axis] ?? 0) - 1 - tolerance && value < (max[axis] ?? 0) + 1 + tolerance,
  );
}

/**
 * Tests that a plane moves through the tank, that a box shows only the tank, and that the top of the box can be
 * lowered.
 */
export default defineScenario({
  async run(stage) {
    check(tank.treeIndex === 123, 'the program cuts the tank T-102');
    const isCutAt = (part: number) => async () => {
      const plane = south + (north - south) * part;
      const points = await seenPoints(stage);
      return points.length > 1 && points.every(([, y]) => y > plane - tolerance);
    };
    check(await isCutAt(0.5)(), 'nothing south of the middle of the tank is seen');
    const middle = south + (north - south) * 0.5;
    const inside = (await seenPoints(stage)).filter(([, y, , isTank]) => isTank && y > middle + 1);
    check(inside.length > 0, 'the tank is seen from within');

    await stage.control('plane').set(0.8);
    await stage.until('the plane moves north', isCutAt(0.8));

    await stage.control('cut').set('nothing');
    await stage.until('what was cut away is back', async () => {
      const seen = await seenPoints(stage);
      return seen.some(([, y]) => y < south + (north - south) * 0.3);
    });

    await stage.control('cut').set('box');
    await stage.until('the box leaves nothing but the tank', async () => {
      const seen = await seenPoints(stage);
      return seen.some(([, , , isTank]) => isTank) && seen.length > 1 && seen.every(isInBox);
    });
    const top = (max[2] ?? 0) * 0.3 + 1;
    const isBelow = ([, , z]: Seen) => z < top + tolerance;
    check(!(await seenPoints(stage)).every(isBelow), 'the upper part of the tank is seen');
    await stage.control('top of box').set(0.3);
    await stage.until('the lid of the box comes down', async () => {
      const seen = await seenPoints(stage);
      return seen.length > 0 && seen.every(isBelow);
    });
  },
});
