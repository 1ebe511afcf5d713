import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.contains()` returns true for an index in one of its ranges, including both ends, and false for other indices.',
  is: [10, 11, 12, 20, 21],
  run: () => {
    const set = new IndexSet(new NumericRange(10, 3));
    set.addRange(new NumericRange(20, 2));
    return Array.from({ length: 30 }, (_item, index) => index).filter((index) =>
      set.contains(index),
    );
  },
});
