import { IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'If a `TreeIndexNodeCollection` is assigned to a model, `updateSet()` and `clear()` change which nodes are styled. The style stays assigned while the collection is empty.',
  is: [true, false, true, false],
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const nodes = new TreeIndexNodeCollection();
    model.assignStyledNodeCollection(nodes, { visible: false });
    const before = await isHit();
    const fill = () => nodes.updateSet(new IndexSet(new NumericRange(0, model.nodeCount)));
    fill();
    const filled = await isHit();
    nodes.clear();
    const cleared = await isHit();
    fill();
    return [before, filled, cleared, await isHit()];
  },
});
