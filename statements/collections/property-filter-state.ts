import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`PropertyFilterNodeCollection.serialize()` doesn't include the executed filter: its state is empty.",
  is: {},
  expect: {
    '3.0.2': instead('`PropertyFilterNodeCollection.serialize()` includes the executed filter.', {
      General: { Type: 'Valve' },
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    return collection.serialize().state;
  },
});
