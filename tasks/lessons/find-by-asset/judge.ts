import { defineJudge } from '@reveal-docs/lessons/judge';
import { judgeColor, judgeOtherColor } from '../look';

const blue = '#0000ff';

export default defineJudge(
  {
    goal: 'The reactor R-202 is blue',
    judge: (stage) => judgeColor(stage, 'R-202', blue),
  },
  {
    goal: 'Other parts keep their colors',
    // In view of the lesson's camera.
    judge: (stage) => judgeOtherColor(stage, ['R-201', 'CT-401'], blue),
  },
);
