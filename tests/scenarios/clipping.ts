import { demoNode } from './demo';
import type { Pixel } from './picture';
import { check, defineScenario, stageSize, type Stage } from './scenario';

const tank = demoNode('T-102');
const { min, max } = tank.boundingBox;
const [south = 0, north = 0] = [min[1], max[1]];
/** Depths at this distance are off by so much, in meters. */
const tolerance = 0.5;

const places = [0.35, 0.5, 0.65].flatMap((x) =>
  [0.5, 0.62].map((y): Pixel => [x * stageSize.width, y * stageSize.height]),
);

/** Points that are seen, in CDF's coordinates (Z up). */
async function seenPoints(stage: Stage): Promise<(readonly [number, number, number])[]> {
  await stage.still();
  const points: (readonly [number, number, number])[] = [];
  for (const place of places) {
    const hit = await stage.pick(place);
    if (hit !== undefined) points.push([hit.point[0], -hit.point[2], hit.point[1]]);
  }
  return points;
}

/** Whether a point is in the tank's box, which the program makes 1 m larger at each side. */
function isInBox(point: readonly number[]): boolean {
  return point.every(
    (value, axis) =>
      value > (min[axis] ?? 0) - 1 - tolerance && value < (max[axis] ?? 0) + 1 + tolerance,
  );
}

/** A plane cuts the tank open and moves; a box leaves the tank alone; without a cut all is there. */
export default defineScenario({
  async run(stage) {
    check(tank.treeIndex === 123, 'the program cuts the tank T-102');
    const isCutAt = (part: number) => async () => {
      const plane = south + (north - south) * part;
      const points = await seenPoints(stage);
      return points.length > 1 && points.every(([, y]) => y > plane - tolerance);
    };
    check(await isCutAt(0.5)(), 'nothing south of the middle of the tank is seen');

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
      return seen.length > 1 && seen.every(isInBox);
    });
    await stage.control('top of box').set(0.3);
    const top = (max[2] ?? 0) * 0.3 + 1;
    await stage.until('the box leaves the lower part of the tank', async () => {
      const seen = await seenPoints(stage);
      return seen.length > 0 && seen.every(([, , z]) => z < top + tolerance);
    });
  },
});
