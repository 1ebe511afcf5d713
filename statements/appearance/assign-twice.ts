import { TreeIndexNodeCollection } from '@cognite/reveal';
import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`assignStyledNodeCollection()` throws if the collection is already assigned to the model.',
  is: { again: true, unassigned: true },
  expect: {
    '3.0.2': adapted(holds),
    '3.3.0': instead(
      "`assignStyledNodeCollection()` doesn't throw if the collection is already assigned to the model.",
      { again: false, unassigned: true },
    ),
  },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const collection = new TreeIndexNodeCollection([1]);
    const assign = () => model.assignStyledNodeCollection(collection, { visible: false });
    assign();
    const again = (await messageOf(assign)) !== null;
    // For comparison, this call throws in every release.
    const unassign = () => model.unassignStyledNodeCollection(new TreeIndexNodeCollection([2]));
    return { again, unassigned: (await messageOf(unassign)) !== null };
  },
});
