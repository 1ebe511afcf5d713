import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NumericRange.toInclusive` is the last value of the range: `from + count - 1`.',
  is: { from: 5, count: 3, toInclusive: 7, values: [5, 6, 7] },
  run: () => {
    const range = new NumericRange(5, 3);
    const { from, count, toInclusive } = range;
    return { from, count, toInclusive, values: range.toArray() };
  },
});
