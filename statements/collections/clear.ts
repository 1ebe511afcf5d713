import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.clear()` empties the collection and fires `changed` once.',
  is: { count: 0, events: 1 },
  run: () => {
    const collection = new TreeIndexNodeCollection([1, 2]);
    let events = 0;
    collection.on('changed', () => (events += 1));
    collection.clear();
    return { count: collection.getIndexSet().count, events };
  },
});
