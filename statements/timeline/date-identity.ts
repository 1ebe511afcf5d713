import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: 'A `TimelineTool` finds a keyframe by the very `Date` object that made it, not by an equal date.',
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
