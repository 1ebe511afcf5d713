import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`requestPartitions` of `PropertyFilterNodeCollection` is 1 by default. A higher number splits the query into that many requests.',
  is: { byDefault: ['1/1'], four: ['1/4', '2/4', '3/4', '4/4'] },
  run: async ({ viewer, plant, client, network }) => {
    const model = await viewer.addCadModel(plant);
    const partitions = async (options?: { requestPartitions: number }) => {
      const collection = new PropertyFilterNodeCollection(client, model, options);
      const before = network.requests.length;
      await collection.executeFilter({ General: { Type: 'Valve' } });
      return network.requests
        .slice(before)
        .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('partition'))
        .filter((value) => value !== null);
    };
    return { byDefault: await partitions(), four: await partitions({ requestPartitions: 4 }) };
  },
});
