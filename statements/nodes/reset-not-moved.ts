import { NumericRange } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`resetNodeTransform()` throws for nodes that were not moved.',
  is: true,
  expect: {
    '3.0.2': instead('`resetNodeTransform()` does nothing for nodes that were not moved.', false),
    '4.29.0': holds,
  },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    return (await messageOf(() => model.resetNodeTransform(new NumericRange(5, 1)))) !== null;
  },
});
