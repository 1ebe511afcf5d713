import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet` merges consecutive indices into one range.',
  is: [
    [1, 3],
    [7, 1],
  ],
  run: () => new IndexSet([3, 1, 7, 2]).toRangeArray().map(({ from, count }) => [from, count]),
});
