import { Matrix4 } from 'three';
import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`resetNodeTransform()` throws for a node that hasn't been moved.",
  is: { notMoved: true, moved: null, unassigned: true },
  expect: {
    '3.0.2': instead("`resetNodeTransform()` doesn't throw for a node that hasn't been moved.", {
      notMoved: false,
      moved: null,
      unassigned: true,
    }),
    '4.29.0': holds,
  },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const range = new NumericRange(5, 1);
    const reset = () => messageOf(() => model.resetNodeTransform(range));
    const notMoved = (await reset()) !== null;
    model.setNodeTransform(range, new Matrix4().makeTranslation(1, 0, 0));
    const moved = await reset();
    // For comparison, this call throws in every release.
    const unassign = () => model.unassignStyledNodeCollection(new TreeIndexNodeCollection([1]));
    return { notMoved, moved, unassigned: (await messageOf(unassign)) !== null };
  },
});
