import { TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Assigning a collection that is assigned to the model already throws.',
  is: true,
  expect: {
    '3.0.2': holds,
    '3.3.0': instead('Assigning a collection again throws nothing.', false),
  },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const collection = new TreeIndexNodeCollection([1]);
    const assign = () => model.assignStyledNodeCollection(collection, { visible: false });
    assign();
    return (await messageOf(assign)) !== null;
  },
});
