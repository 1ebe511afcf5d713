import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.updateSet()` replaces the indices and fires `changed` once.',
  is: { indices: [7, 8], events: 1 },
  run: () => {
    const collection = new TreeIndexNodeCollection([1, 2]);
    let events = 0;
    collection.on('changed', () => (events += 1));
    collection.updateSet(new IndexSet([7, 8]));
    return { indices: collection.getIndexSet().toIndexArray(), events };
  },
});
