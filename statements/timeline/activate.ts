import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`Keyframe.activate()` adds the keyframe's node collection to the model's `styledNodeCollections`, and `deactivate()` removes it.",
  is: [[], [1], []],
  run: async ({ cad }) => {
    const model = await cad;
    const keyframe = new TimelineTool(model).createKeyframe(new Date());
    keyframe.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { visible: false });
    const assigned = () =>
      model.styledNodeCollections.flatMap(({ nodeCollection }) =>
        nodeCollection.getIndexSet().toIndexArray(),
      );
    const seen = [assigned()];
    keyframe.activate();
    seen.push(assigned());
    keyframe.deactivate();
    return [...seen, assigned()];
  },
});
