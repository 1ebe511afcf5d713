import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`PropertyFilterNodeCollection.serialize()` doesn't include the executed filter: the `state` that it returns is empty.",
  is: { state: {}, isFilled: true },
  expect: {
    '3.0.2': instead('`PropertyFilterNodeCollection.serialize()` includes the executed filter.', {
      state: { General: { Type: 'Valve' } },
      isFilled: true,
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    return { state: collection.serialize().state, isFilled: collection.getIndexSet().count > 0 };
  },
});
