import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.clear()` empties the collection and fires `changed` once.',
  is: { before: 2, count: 0, events: 1 },
  run: () => {
    const collection = new TreeIndexNodeCollection([1, 2]);
    const before = collection.getIndexSet().count;
    let events = 0;
    collection.on('changed', () => (events += 1));
    collection.clear();
    return { before, count: collection.getIndexSet().count, events };
  },
});
