import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor } from '../look';

const green = '#00ff00';

export default defineJudge(
  {
    goal: 'The pumps are green',
    async judge(stage) {
      // The camera of the lesson's program. Two pumps from different systems and the vessel V-201 are in view.
      await stage.setCamera({ position: [-28.3, 2.4, 0.3], target: [-27.1, 0.9, -6.4] });
      for (const name of ['P-101', 'P-201']) {
        const seen = await judgeColor(stage, name, green);
        if (seen !== undefined) return seen;
      }
      return undefined;
    },
  },
  {
    goal: 'Other parts keep their colors',
    judge: (stage) => judgeOtherColor(stage, ['V-201'], green),
  },
);
