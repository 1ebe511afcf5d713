import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NumericRange.contains()` returns true for both ends of the range.',
  is: [false, true, true, false],
  run: () => [4, 5, 7, 8].map((value) => new NumericRange(5, 3).contains(value)),
});
