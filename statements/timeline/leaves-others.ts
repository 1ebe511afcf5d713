import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "If a `TimelineTool` has one keyframe, `play()` doesn't unassign node collections that an earlier run, another `TimelineTool`, or `Keyframe.activate()` assigned to the model.",
  is: { activated: [1, 2], runAgain: [1, 2, 3], sameTool: [1, 2, 3] },
  run: async ({ cad, until }) => {
    const model = await cad;
    const styled = () =>
      model.styledNodeCollections
        .flatMap(({ nodeCollection }) => nodeCollection.getIndexSet().toIndexArray())
        .sort((a, b) => a - b);
    const toolFor = (index: number) => {
      const tool = new TimelineTool(model);
      const keyframe = tool.createKeyframe(new Date(2020, 5, 1));
      const nodes = new TreeIndexNodeCollection([index]);
      keyframe.assignStyledNodeCollection(nodes, { visible: false });
      return { tool, keyframe };
    };
    const play = async (tool: TimelineTool, end = new Date(2021, 0, 1)) => {
      let last = 0;
      tool.subscribe('dateChanged', ({ date }) => (last = date.getTime()));
      tool.play(new Date(2020, 0, 1), end, 300);
      await until(() => last === end.getTime());
      return styled();
    };
    toolFor(1).keyframe.activate();
    const activated = await play(toolFor(2).tool);
    const last = toolFor(3).tool;
    const runAgain = await play(last);
    // The last run ends before the keyframe, so any remaining style comes from the previous run.
    return { activated, runAgain, sameTool: await play(last, new Date(2020, 2, 1)) };
  },
});
