import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.toIndexArray()` returns the indices of a set, and `toRangeArray()` its ranges. `forEachRange()` iterates over the ranges, and `NumericRange.values()` over the indices of a range.',
  is: {
    indices: [4, 5, 9],
    ranges: ['4 to 5', '9 to 9'],
    each: ['4 to 5', '9 to 9'],
    values: [4, 5],
  },
  run: () => {
    const set = new IndexSet([4, 5, 9]);
    const text = ({ from, toInclusive }: NumericRange) => `${from} to ${toInclusive}`;
    const each: string[] = [];
    set.forEachRange((range) => each.push(text(range)));
    return {
      indices: set.toIndexArray(),
      ranges: set.toRangeArray().map(text),
      each,
      values: [...new NumericRange(4, 2).values()],
    };
  },
});
