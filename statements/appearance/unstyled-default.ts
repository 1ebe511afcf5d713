import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "A default appearance that hides nodes also hides a node that isn't in a styled node collection, even if another node is in one.",
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
    // In the collection, nodes are visible. The default appearance hides all others.
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
