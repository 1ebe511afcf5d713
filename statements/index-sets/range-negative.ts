import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'A `NumericRange` cannot have a negative `count`: its constructor throws.',
  is: true,
  run: async ({ messageOf }) => (await messageOf(() => new NumericRange(5, -1))) !== null,
});
