import { IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "A `TreeIndexNodeCollection` doesn't call a `changed` listener after you remove it with `off()`.",
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
