import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NumericRange.isInside()` is true for a range within another, both ends included.',
  is: [true, false],
  run: () => [
    new NumericRange(5, 3).isInside(new NumericRange(5, 3)),
    new NumericRange(5, 3).isInside(new NumericRange(6, 3)),
  ],
});
