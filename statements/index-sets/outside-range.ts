import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NumericRange.isInside()` returns true for equal ranges and false for ranges that only overlap.',
  is: [true, false],
  run: () => [
    new NumericRange(5, 3).isInside(new NumericRange(5, 3)),
    new NumericRange(5, 3).isInside(new NumericRange(6, 3)),
  ],
});
