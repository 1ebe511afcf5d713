import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.invertedRanges()` returns the gaps between ranges, but not the indices before the first or after the last range.',
  is: [[6, 2]],
  run: () => new IndexSet([4, 5, 8, 9]).invertedRanges().map(({ from, count }) => [from, count]),
});
