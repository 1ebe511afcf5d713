import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`PropertyFilterNodeCollection` matches whole, case-sensitive property values: in the demo project, `Valve` selects nodes, but `valve` and `Val` select none.',
  is: [true, 0, 0],
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const count = async (value: string) => {
      const collection = new PropertyFilterNodeCollection(client, model);
      await collection.executeFilter({ General: { Type: value } });
      return collection.getIndexSet().count;
    };
    return [(await count('Valve')) > 0, await count('valve'), await count('Val')];
  },
});
