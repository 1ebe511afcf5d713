import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor } from '../look';

const green = '#00ff00';

export default defineJudge(
  {
    goal: 'The pumps are green',
    async judge(stage) {
      // From here, two pumps from different systems, a heat exchanger, and a vessel are in view.
      await stage.setCamera({ position: [-35, 3, -1], target: [-24, 1.5, -9] });
      for (const name of ['P-101', 'P-201']) {
        const seen = await judgeColor(stage, name, green);
        if (seen !== undefined) return seen;
      }
      return undefined;
    },
  },
  {
    goal: 'Other parts keep their colors',
    judge: (stage) => judgeOtherColor(stage, ['E-201', 'V-201'], green),
  },
);
