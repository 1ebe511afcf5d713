import { IndexSet, TreeIndexNodeCollection, UnionNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection` fires `changed` when one of its collections changes, but only if you called `getIndexSet()` since the previous `changed` event.',
  is: { notAsked: 0, asked: 1, again: 1 },
  run: () => {
    const part = new TreeIndexNodeCollection([1]);
    const union = new UnionNodeCollection([part]);
    let events = 0;
    union.on('changed', () => (events += 1));
    part.updateSet(new IndexSet([2]));
    const notAsked = events;
    union.getIndexSet();
    part.updateSet(new IndexSet([3]));
    const asked = events;
    part.updateSet(new IndexSet([4]));
    return { notAsked, asked, again: events };
  },
});
