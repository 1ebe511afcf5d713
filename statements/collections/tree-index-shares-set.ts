import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection` uses the `IndexSet` that you pass, not a copy. Changing the set changes the collection without firing `changed`.',
  is: { count: 2, events: 0, updated: 1 },
  run: () => {
    const set = new IndexSet([1]);
    const collection = new TreeIndexNodeCollection(set);
    let events = 0;
    collection.on('changed', () => (events += 1));
    set.add(2);
    const silent = { count: collection.getIndexSet().count, events };
    collection.updateSet(set);
    return { ...silent, updated: events };
  },
});
