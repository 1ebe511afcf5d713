import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`PropertyFilterNodeCollection.executeFilter()` requests pages of 1,000 nodes and fires `changed` at least once per page.',
  is: { requests: true, events: true, limit: true },
  run: async ({ viewer, plant, client, network }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    let events = 0;
    collection.on('changed', () => (events += 1));
    const before = network.requests.length;
    await collection.executeFilter({});
    const pages = network.requests.slice(before).filter(({ path }) => /\/nodes\?/.test(path));
    return {
      requests: pages.length === Math.ceil(model.nodeCount / 1000),
      events: events >= pages.length,
      limit: pages.every(({ path }) => path.includes('limit=1000')),
    };
  },
});
