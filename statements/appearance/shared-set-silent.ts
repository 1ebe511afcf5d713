import { IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'If you hide a `TreeIndexNodeCollection` and then add indices to its `IndexSet`, the added nodes stay visible until you call `updateSet()` with that set.',
  is: { silent: true, told: false },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const set = new IndexSet();
    const nodes = new TreeIndexNodeCollection(set);
    model.assignStyledNodeCollection(nodes, { visible: false });
    await isHit();
    set.addRange(new NumericRange(0, model.nodeCount));
    const silent = await isHit();
    nodes.updateSet(set);
    return { silent, told: await isHit() };
  },
});
