import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor } from '../look';

const green = '#00ff00';

export default defineJudge(
  {
    goal: 'The pumps are green',
    async judge(stage) {
      for (const name of ['P-101', 'P-401']) {
        const seen = await judgeColor(stage, name, green);
        if (seen !== undefined) return seen;
      }
      return undefined;
    },
  },
  {
    goal: 'Other parts keep their colors',
    judge: (stage) => judgeOtherColor(stage, ['R-201', 'C-201'], green),
  },
);
