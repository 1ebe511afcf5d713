import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "After `TimelineTool.play()` has played two keyframes, the second keyframe's node collection is assigned to the model, but the first keyframe's isn't.",
  is: { during: [[1]], assigned: [[2]], keyframes: 2 },
  run: async ({ cad, until }) => {
    const model = await cad;
    const tool = new TimelineTool(model);
    for (const index of [1, 2]) {
      const keyframe = tool.createKeyframe(new Date(2018 + index, 5, 1));
      const nodes = new TreeIndexNodeCollection([index]);
      keyframe.assignStyledNodeCollection(nodes, { visible: false });
    }
    const [first] = tool.getAllKeyframes();
    const assigned = () =>
      model.styledNodeCollections.map(({ nodeCollection }) =>
        nodeCollection.getIndexSet().toIndexArray(),
      );
    const end = new Date(2021, 0, 1);
    let last = 0;
    let during: number[][] = [];
    tool.subscribe('dateChanged', ({ date, activeKeyframe }) => {
      last = date.getTime();
      if (activeKeyframe === first) during = assigned();
    });
    tool.play(new Date(2019, 0, 1), end, 2000);
    await until(() => last === end.getTime());
    return { during, assigned: assigned(), keyframes: tool.getAllKeyframes().length };
  },
});
