import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'The `NumericRange` constructor throws if `count` is negative.',
  is: { negative: true, positive: null },
  run: async ({ messageOf }) => ({
    negative: (await messageOf(() => new NumericRange(5, -1))) !== null,
    positive: await messageOf(() => new NumericRange(5, 1)),
  }),
});
