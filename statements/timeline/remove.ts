import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: '`TimelineTool.removeKeyframe()` removes a keyframe. `removeKeyframeByDate()` removes one only if you pass the same `Date` object that you passed to `createKeyframe()`.',
  is: [3, 2, 2, 1],
  run: async ({ cad }) => {
    const tool = new TimelineTool(await cad);
    const dates = [2019, 2020, 2021].map((year) => new Date(year, 0, 1));
    const [first] = dates.map((date) => tool.createKeyframe(date));
    const counts = [tool.getAllKeyframes().length];
    if (first !== undefined) tool.removeKeyframe(first);
    counts.push(tool.getAllKeyframes().length);
    tool.removeKeyframeByDate(new Date(2020, 0, 1));
    counts.push(tool.getAllKeyframes().length);
    tool.removeKeyframeByDate(dates[1] ?? new Date());
    return [...counts, tool.getAllKeyframes().length];
  },
});
