import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.count` is the number of indices, not of ranges.',
  is: 1_000_000,
  run: () => new IndexSet(new NumericRange(0, 1_000_000)).count,
});
