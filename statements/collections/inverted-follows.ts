import { IndexSet, InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`InvertedNodeCollection` updates and fires `changed` when its inner collection changes.',
  is: { events: 1, contains: true },
  run: async ({ cad }) => {
    const model = await cad;
    const inner = new TreeIndexNodeCollection([5]);
    const inverted = new InvertedNodeCollection(model, inner);
    let events = 0;
    inverted.on('changed', () => (events += 1));
    inner.updateSet(new IndexSet([6]));
    return { events, contains: inverted.getIndexSet().contains(5) };
  },
});
