import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: '`Keyframe.deactivate()` throws when a collection of the keyframe is not assigned to the model any more.',
  is: true,
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const keyframe = new TimelineTool(model).createKeyframe(new Date());
    const nodes = new TreeIndexNodeCollection([1]);
    keyframe.assignStyledNodeCollection(nodes, { visible: false });
    keyframe.activate();
    model.unassignStyledNodeCollection(nodes);
    return (await messageOf(() => keyframe.deactivate())) !== null;
  },
});
