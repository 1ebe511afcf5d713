import { defineJudge } from '@reveal-docs/lessons/judge';
import { isBackground, lookAt, nameOfColor } from '../look';

const color = '#d9ecff';

export default defineJudge(
  {
    goal: 'The background is light blue',
    async judge(stage) {
      // From below, so that the sky is behind the column.
      await stage.setCamera({ position: [-5, 6, 10], target: [-17, 18, -16] });
      const picture = await stage.picture();
      const sky = picture.colorAt([picture.width - 12, 12]);
      if (isBackground(sky, color)) return undefined;
      const channels = sky.map((value) => Math.round(value)).join(', ');
      return `The background is ${nameOfColor(sky)}, rgb(${channels}): it should be light blue, rgb(217, 236, 255).`;
    },
  },
  {
    goal: 'The plant is still in the viewer',
    async judge(stage) {
      if ((await lookAt(stage, await stage.part('C-201'))) !== undefined) return undefined;
      return 'The column C-201 can’t be seen: the plant should stay in the viewer.';
    },
  },
);
