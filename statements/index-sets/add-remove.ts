import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.addRange()` adds indices, `removeRange()` removes them, and `clear()` empties the set.',
  is: { added: [1, 4, 5, 6], removed: [1, 6], cleared: 0 },
  run: () => {
    const set = new IndexSet([1]);
    set.addRange(new NumericRange(4, 3));
    const added = set.toIndexArray();
    set.removeRange(new NumericRange(4, 2));
    const removed = set.toIndexArray();
    set.clear();
    return { added, removed, cleared: set.count };
  },
});
