import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.contains()` is true for an index within one of its ranges, both ends included.',
  is: [true, true, false],
  run: () => {
    const set = new IndexSet(new NumericRange(10, 5));
    return [set.contains(10), set.contains(14), set.contains(15)];
  },
});
