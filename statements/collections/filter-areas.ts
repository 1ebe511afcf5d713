import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The collection that `PropertyFilterNodeCollection.getAreas()` returns is empty before `executeFilter()`, but not after it.',
  is: { before: true, after: false },
  expect: { '3.0.2': lacks('PropertyFilterNodeCollection.getAreas'), '3.3.0': holds },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    const before = collection.getAreas().isEmpty;
    await collection.executeFilter({ General: { Type: 'Valve' } });
    return { before, after: collection.getAreas().isEmpty };
  },
});
