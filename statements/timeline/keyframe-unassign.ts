import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`Keyframe.unassignStyledNodeCollection()` throws for a collection that isn't assigned to the keyframe.",
  is: true,
  run: async ({ cad, messageOf }) => {
    const keyframe = new TimelineTool(await cad).createKeyframe(new Date());
    const nodes = new TreeIndexNodeCollection([1]);
    return (await messageOf(() => keyframe.unassignStyledNodeCollection(nodes))) !== null;
  },
});
