import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor, lookAtAll } from '../look';

const blue = '#0000ff';

export default defineJudge(
  {
    goal: 'The reactor R-202 is blue',
    async judge(stage) {
      await lookAtAll(stage, ['R-201', 'R-202', 'C-201']);
      return judgeColor(stage, 'R-202', blue);
    },
  },
  {
    goal: 'Other parts keep their colors',
    judge: (stage) => judgeOtherColor(stage, ['R-201', 'C-201'], blue),
  },
);
