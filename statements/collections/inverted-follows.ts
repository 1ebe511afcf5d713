import { IndexSet, InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`InvertedNodeCollection` updates and fires `changed` when its inner collection changes.',
  is: { before: [false, true], events: 1, after: [true, false] },
  run: async ({ cad }) => {
    const model = await cad;
    const inner = new TreeIndexNodeCollection([5]);
    const inverted = new InvertedNodeCollection(model, inner);
    let events = 0;
    inverted.on('changed', () => (events += 1));
    const contains = () => [5, 6].map((index) => inverted.getIndexSet().contains(index));
    const before = contains();
    inner.updateSet(new IndexSet([6]));
    return { before, events, after: contains() };
  },
});
