import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.contains()` returns true for an index in one of its ranges, including both ends.',
  is: [true, true, false],
  run: () => {
    const set = new IndexSet(new NumericRange(10, 5));
    return [set.contains(10), set.contains(14), set.contains(15)];
  },
});
