import { IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'Styled collections are live: `updateSet()` and `clear()` change which nodes are styled.',
  is: [true, false, true],
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const nodes = new TreeIndexNodeCollection();
    model.assignStyledNodeCollection(nodes, { visible: false });
    const before = await isHit();
    nodes.updateSet(new IndexSet(new NumericRange(0, model.nodeCount)));
    const filled = await isHit();
    nodes.clear();
    return [before, filled, await isHit()];
  },
});
