import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`AssetNodeCollection.clear()` empties the collection without firing `changed`.',
  is: { before: true, filled: true, after: 0, events: 0 },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const collection = new AssetNodeCollection(client, model);
    let events = 0;
    collection.on('changed', () => (events += 1));
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    const before = collection.getIndexSet().count > 0;
    const filled = events;
    collection.clear();
    const after = collection.getIndexSet().count;
    return { before, filled: filled > 0, after, events: events - filled };
  },
});
