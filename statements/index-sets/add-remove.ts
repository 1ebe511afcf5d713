import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.add()` and `addRange()` add indices, `remove()` and `removeRange()` remove them, and `clear()` empties the set.',
  is: { added: [1, 4, 5, 6, 9], removed: [1, 6], cleared: 0 },
  run: () => {
    const set = new IndexSet([1]);
    set.addRange(new NumericRange(4, 3));
    set.add(9);
    const added = set.toIndexArray();
    set.removeRange(new NumericRange(4, 2));
    set.remove(9);
    const removed = set.toIndexArray();
    set.clear();
    return { added, removed, cleared: set.count };
  },
});
