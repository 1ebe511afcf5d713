import { defineJudge } from '@reveal-docs/lessons/judge';
import { findEmptyPlace, hitsIn, isBackground, lookAt } from '../look';
import { nameOfColor } from '../names';

const color = '#d9ecff';

export default defineJudge(
  {
    goal: 'The background is light blue',
    async judge(stage) {
      const place = await findEmptyPlace(stage);
      const sky = (await stage.picture()).colorAt(place);
      if (isBackground(sky, color)) return undefined;
      const channels = sky.map((value) => Math.round(value)).join(', ');
      return `The background is ${nameOfColor(sky)}, rgb(${channels}): it should be light blue, rgb(217, 236, 255).`;
    },
  },
  {
    goal: 'The plant is still in the viewer',
    async judge(stage) {
      for await (const { kind } of hitsIn(stage)) if (kind === 'cad') return undefined;
      // Without an empty corner, `findEmptyPlace()` has turned the camera to the sky.
      if ((await lookAt(stage, await stage.part('T-101'))) !== undefined) return undefined;
      return 'No part of the plant is in view: the plant should stay in the viewer.';
    },
  },
);
