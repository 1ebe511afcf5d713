import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`TimelineTool.getKeyframeByDate()` needs the same `Date` object that you passed to `createKeyframe()`. If you pass another object for the same date, it doesn't find the keyframe.",
  is: { same: true, equal: false },
  run: async ({ cad }) => {
    const tool = new TimelineTool(await cad);
    const date = new Date(2020, 0, 1);
    const keyframe = tool.createKeyframe(date);
    return {
      same: tool.getKeyframeByDate(date) === keyframe,
      equal: tool.getKeyframeByDate(new Date(2020, 0, 1)) === keyframe,
    };
  },
});
