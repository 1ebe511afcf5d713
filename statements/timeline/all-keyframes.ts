import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: '`TimelineTool.getAllKeyframes()` returns the keyframes sorted by date.',
  is: [2019, 2020, 2021],
  run: async ({ cad }) => {
    const tool = new TimelineTool(await cad);
    for (const year of [2020, 2021, 2019]) tool.createKeyframe(new Date(year, 5, 1));
    return tool.getAllKeyframes().map((keyframe) => keyframe.getKeyframeDate().getFullYear());
  },
});
