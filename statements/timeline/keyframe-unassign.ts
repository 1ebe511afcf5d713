import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`Keyframe.unassignStyledNodeCollection()` throws for a collection that isn't assigned to the keyframe.",
  is: { unknown: true, assigned: null },
  run: async ({ cad, messageOf }) => {
    const keyframe = new TimelineTool(await cad).createKeyframe(new Date());
    const nodes = new TreeIndexNodeCollection([1]);
    const unassign = () => messageOf(() => keyframe.unassignStyledNodeCollection(nodes));
    const unknown = (await unassign()) !== null;
    keyframe.assignStyledNodeCollection(nodes, { visible: false });
    return { unknown, assigned: await unassign() };
  },
});
