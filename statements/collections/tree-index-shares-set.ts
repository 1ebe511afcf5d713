import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'A `TreeIndexNodeCollection` keeps the `IndexSet` that it is given: changing that set changes the collection without a `changed` event.',
  is: { count: 2, events: 0 },
  run: () => {
    const set = new IndexSet([1]);
    const collection = new TreeIndexNodeCollection(set);
    let events = 0;
    collection.on('changed', () => (events += 1));
    set.add(2);
    return { count: collection.getIndexSet().count, events };
  },
});
