import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`SinglePropertyFilterNodeCollection.executeFilter()` sends one request per 1,000 values.',
  is: { of1000: 1, of1001: 2 },
  run: async ({ viewer, plant, client, network }) => {
    const model = await viewer.addCadModel(plant);
    const requestsFor = async (count: number) => {
      const collection = new SinglePropertyFilterNodeCollection(client, model);
      const before = network.count('nodes/list');
      const values = Array.from({ length: count }, (_item, index) => `value ${index}`);
      await collection.executeFilter('General', 'Type', values);
      return network.count('nodes/list') - before;
    };
    return { of1000: await requestsFor(1000), of1001: await requestsFor(1001) };
  },
});
