import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`SinglePropertyFilterNodeCollection` selects the nodes whose property has any of the specified values.',
  is: true,
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    const count = async (...values: string[]) => {
      await collection.executeFilter('General', 'Type', values);
      return collection.getIndexSet().count;
    };
    const [valves, shells] = [await count('Valve'), await count('Shell')];
    return valves > 0 && shells > 0 && (await count('Valve', 'Shell')) === valves + shells;
  },
});
