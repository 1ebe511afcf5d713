import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`SinglePropertyFilterNodeCollection.executeFilter()` sends one request per 1,000 values.',
  is: 3,
  run: async ({ viewer, plant, client, network }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    const before = network.count('nodes/list');
    const values = Array.from({ length: 2500 }, (_item, index) => `value ${index}`);
    await collection.executeFilter('General', 'Type', values);
    return network.count('nodes/list') - before;
  },
});
