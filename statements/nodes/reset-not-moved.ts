import { NumericRange } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`resetNodeTransform()` throws for nodes that haven't been moved.",
  is: true,
  expect: {
    '3.0.2': instead(
      "`resetNodeTransform()` doesn't throw for nodes that haven't been moved.",
      false,
    ),
    '4.29.0': holds,
  },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    return (await messageOf(() => model.resetNodeTransform(new NumericRange(5, 1)))) !== null;
  },
});
