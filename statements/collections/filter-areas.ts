import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A collection that asks CDF gets the boxes of its nodes with them: `getAreas()` is filled.',
  is: { before: true, after: false },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    const before = collection.getAreas().isEmpty;
    await collection.executeFilter({ General: { Type: 'Valve' } });
    return { before, after: collection.getAreas().isEmpty };
  },
});
