import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.invertedRanges()` gives the gaps between the ranges, not what is before the first or after the last.',
  is: [[6, 2]],
  run: () => new IndexSet([4, 5, 8, 9]).invertedRanges().map(({ from, count }) => [from, count]),
});
