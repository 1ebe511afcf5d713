import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: 'When `TimelineTool.play()` ends, the model has the styles of the last keyframe only.',
  is: { assigned: [[2]], keyframes: 2 },
  run: async ({ cad, until }) => {
    const model = await cad;
    const tool = new TimelineTool(model);
    for (const index of [1, 2]) {
      const keyframe = tool.createKeyframe(new Date(2018 + index, 5, 1));
      const nodes = new TreeIndexNodeCollection([index]);
      keyframe.assignStyledNodeCollection(nodes, { visible: false });
    }
    const end = new Date(2021, 0, 1);
    let last = 0;
    tool.subscribe('dateChanged', ({ date }) => (last = date.getTime()));
    tool.play(new Date(2019, 0, 1), end, 300);
    await until(() => last === end.getTime());
    const assigned = model.styledNodeCollections.map(({ nodeCollection }) =>
      nodeCollection.getIndexSet().toIndexArray(),
    );
    return { assigned, keyframes: tool.getAllKeyframes().length };
  },
});
