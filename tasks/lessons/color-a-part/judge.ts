import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor, lookAtAll } from '../look';

const red = '#ff0000';

export default defineJudge(
  {
    goal: 'The reactor R-201 is red',
    async judge(stage) {
      await lookAtAll(stage, ['R-201', 'R-202', 'C-201']);
      return judgeColor(stage, 'R-201', red);
    },
  },
  {
    goal: 'Other parts keep their colors',
    judge: (stage) => judgeOtherColor(stage, ['R-202', 'C-201'], red),
  },
);
