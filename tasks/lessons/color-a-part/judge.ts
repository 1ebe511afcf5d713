import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor } from '../look';

const red = '#ff0000';

export default defineJudge(
  {
    goal: 'The reactor R-201 is red',
    judge: (stage) => judgeColor(stage, 'R-201', red),
  },
  {
    goal: 'Other parts keep their colors',
    // In view of the lesson's camera.
    judge: (stage) => judgeOtherColor(stage, ['R-202', 'H-201'], red),
  },
);
