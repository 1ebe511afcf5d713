import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'The `NumericRange` constructor throws if `count` is negative.',
  is: true,
  run: async ({ messageOf }) => (await messageOf(() => new NumericRange(5, -1))) !== null,
});
