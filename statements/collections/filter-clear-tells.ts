import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`PropertyFilterNodeCollection.clear()` empties the collection and fires `changed` once.',
  is: { before: true, after: 0, events: 1 },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    const before = collection.getIndexSet().count > 0;
    let events = 0;
    collection.on('changed', () => (events += 1));
    collection.clear();
    return { before, after: collection.getIndexSet().count, events };
  },
});
