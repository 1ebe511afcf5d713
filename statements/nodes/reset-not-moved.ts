import { Matrix4 } from 'three';
import { NumericRange } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`resetNodeTransform()` throws for nodes that haven't been moved.",
  is: { notMoved: true, moved: null },
  expect: {
    '3.0.2': instead("`resetNodeTransform()` doesn't throw for nodes that haven't been moved.", {
      notMoved: false,
      moved: null,
    }),
    '4.29.0': holds,
  },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const range = new NumericRange(5, 1);
    const reset = () => messageOf(() => model.resetNodeTransform(range));
    const notMoved = (await reset()) !== null;
    model.setNodeTransform(range, new Matrix4().makeTranslation(1, 0, 0));
    return { notMoved, moved: await reset() };
  },
});
