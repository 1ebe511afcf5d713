import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: '`Keyframe.deactivate()` throws if its node collection is no longer assigned to the model.',
  is: { assigned: null, unassigned: true },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const keyframe = new TimelineTool(model).createKeyframe(new Date());
    const nodes = new TreeIndexNodeCollection([1]);
    keyframe.assignStyledNodeCollection(nodes, { visible: false });
    keyframe.activate();
    const assigned = await messageOf(() => keyframe.deactivate());
    keyframe.activate();
    model.unassignStyledNodeCollection(nodes);
    return { assigned, unassigned: (await messageOf(() => keyframe.deactivate())) !== null };
  },
});
