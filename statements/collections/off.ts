import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'A listener that was taken away by `off()` of a collection hears of no further change.',
  is: [1, 1],
  run: () => {
    const collection = new TreeIndexNodeCollection([1]);
    let events = 0;
    const onChanged = () => (events += 1);
    collection.on('changed', onChanged);
    collection.updateSet(new IndexSet([2]));
    const before = events;
    collection.off('changed', onChanged);
    collection.updateSet(new IndexSet([3]));
    return [before, events];
  },
});
