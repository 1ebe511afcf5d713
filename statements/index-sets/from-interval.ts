import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NumericRange.createFromInterval()` includes both ends of the interval.',
  is: [5, 3],
  run: () => {
    const { from, count } = NumericRange.createFromInterval(5, 7);
    return [from, count];
  },
});
