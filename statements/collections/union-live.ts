import {
  IndexSet,
  NumericRange,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'A style that hides a `UnionNodeCollection` also hides nodes that you later add to one of its collections. After you clear that collection, the nodes are visible again.',
  is: { empty: true, filled: false, cleared: true },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const [part, other] = [new TreeIndexNodeCollection(), new TreeIndexNodeCollection()];
    const union = new UnionNodeCollection([part, other]);
    model.assignStyledNodeCollection(union, { visible: false });
    const empty = await isHit();
    part.updateSet(new IndexSet(new NumericRange(0, model.nodeCount)));
    const filled = await isHit();
    part.clear();
    return { empty, filled, cleared: await isHit() };
  },
});
