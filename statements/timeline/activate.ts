import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`Keyframe.activate()` applies the keyframe's styles to the model, and `deactivate()` removes them.",
  is: [0, 1, 0],
  run: async ({ cad }) => {
    const model = await cad;
    const keyframe = new TimelineTool(model).createKeyframe(new Date());
    keyframe.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { visible: false });
    const counts = [model.styledNodeCollections.length];
    keyframe.activate();
    counts.push(model.styledNodeCollections.length);
    keyframe.deactivate();
    return [...counts, model.styledNodeCollections.length];
  },
});
