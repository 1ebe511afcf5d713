import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NumericRange.isInside()` returns true if the range is within the other range or equal to it. It returns false if the range contains or only overlaps the other one.',
  is: { within: true, equal: true, contains: false, overlaps: false },
  run: () => {
    const range = new NumericRange(5, 3);
    return {
      within: range.isInside(new NumericRange(4, 6)),
      equal: range.isInside(new NumericRange(5, 3)),
      contains: range.isInside(new NumericRange(6, 1)),
      overlaps: range.isInside(new NumericRange(6, 3)),
    };
  },
});
