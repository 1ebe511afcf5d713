import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Stage } from '@reveal-docs/lessons/stage';
import { hitsIn, lookAt } from '../look';

/** Height of the cut, in meters. */
const limit = 8;
/** Tolerance above the plane, in meters. */
const tolerance = 0.4;

/**
 * Returns the height of a hit that is higher than `least`, in meters, or undefined. High and low equipment is in view.
 */
async function heightOfHit(stage: Stage, least: number): Promise<number | undefined> {
  await stage.setCamera({ position: [10, 26, 14], target: [-10, 8, -15] });
  for await (const { point } of hitsIn(stage)) if (point[1] > least) return point[1];
  return undefined;
}

export default defineJudge(
  {
    goal: 'Nothing above 8 m is visible',
    async judge(stage) {
      const height = await heightOfHit(stage, limit + tolerance);
      if (height === undefined) return undefined;
      return `Parts at a height of ${height.toFixed(1)} m are visible: everything above 8 m should be clipped.`;
    },
  },
  {
    goal: 'Everything below 8 m is visible',
    async judge(stage) {
      if ((await heightOfHit(stage, 5)) === undefined)
        return 'Nothing between 5 m and 8 m is visible: only what’s above 8 m should be clipped.';
      for (const name of ['E-202', 'V-202']) {
        if ((await lookAt(stage, await stage.part(name))) === undefined)
          return `${name}, which is below 8 m, can’t be seen: only what’s above 8 m should be clipped. Check the plane’s normal and the sign of its constant.`;
      }
      return undefined;
    },
  },
);
