import { defineJudge } from '@reveal-docs/lessons/judge';
import { hitsIn, lookAt } from '../look';

/** Height of the plane, in meters. */
const limit = 8;
/** Parts may be cut a little higher. In meters. */
const tolerance = 0.4;

export default defineJudge(
  {
    goal: 'Nothing above 8 m is visible',
    async judge(stage) {
      // The upper parts of the columns and the reactors.
      await stage.setCamera({ position: [22, 30, 22], target: [-8, 12, -15] });
      let highest = 0;
      for await (const { point } of hitsIn(stage)) highest = Math.max(highest, point[1]);
      if (highest < limit + tolerance) return undefined;
      return `Parts at a height of ${highest.toFixed(1)} m are visible: everything above 8 m should be clipped.`;
    },
  },
  {
    goal: 'Everything below 8 m is visible',
    async judge(stage) {
      for (const name of ['P-101', 'E-201']) {
        if ((await lookAt(stage, await stage.part(name))) === undefined)
          return `${name}, which is below 8 m, can’t be seen: only what’s above 8 m should be clipped. Check the plane’s normal and the sign of its constant.`;
      }
      await stage.setCamera({ position: [-18, 20, 12], target: [-18, 6, -17] });
      let highest = 0;
      for await (const { point } of hitsIn(stage)) highest = Math.max(highest, point[1]);
      if (highest > 5) return undefined;
      return 'Nothing between 5 m and 8 m is visible: only what’s above 8 m should be clipped.';
    },
  },
);
