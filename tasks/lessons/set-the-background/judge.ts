import { defineJudge } from '@reveal-docs/lessons/judge';
import { isBackground, lookAt, lookUpAtTank } from '../look';
import { nameOfColor } from '../names';

const color = '#d9ecff';

export default defineJudge(
  {
    goal: 'The background is light blue',
    async judge(stage) {
      const { sky } = await lookUpAtTank(stage);
      if (isBackground(sky, color)) return undefined;
      const channels = sky.map((value) => Math.round(value)).join(', ');
      return `The background is ${nameOfColor(sky)}, rgb(${channels}): it should be light blue, rgb(217, 236, 255).`;
    },
  },
  {
    goal: 'The plant is still in the viewer',
    async judge(stage) {
      if ((await lookAt(stage, await stage.part('T-101'))) !== undefined) return undefined;
      return 'The tank T-101 can’t be seen: the plant should stay in the viewer.';
    },
  },
);
