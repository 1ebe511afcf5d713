import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "If the default appearance hides nodes, it also hides a node that isn't in a styled collection, even if a styled collection contains another node.",
  is: { plain: true, outside: false, inside: true, back: true },
  run: async ({ viewer, cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const hitIndex = async () => {
      await isHit();
      const hit = await viewer.getIntersectionFromPixel(32, 32);
      return hit?.type === 'cad' ? hit.treeIndex : -1;
    };
    const nearest = await hitIndex();
    const isNearestHit = async () => (await hitIndex()) === nearest;
    // The style makes the collection's nodes visible. The default appearance below hides all other nodes.
    const nodes = new TreeIndexNodeCollection([nearest + 1]);
    model.assignStyledNodeCollection(nodes, { visible: true });
    const plain = await isNearestHit();
    model.setDefaultNodeAppearance({ visible: false });
    const outside = await isNearestHit();
    nodes.updateSet(new IndexSet([nearest]));
    const inside = await isNearestHit();
    nodes.clear();
    model.setDefaultNodeAppearance({ visible: true });
    return { plain, outside, inside, back: await isNearestHit() };
  },
});
