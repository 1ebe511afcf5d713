import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`AssetNodeCollection.clear()` empties the collection without firing `changed`.',
  is: { before: true, after: 0, events: 0 },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const collection = new AssetNodeCollection(client, model);
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    const before = collection.getIndexSet().count > 0;
    let events = 0;
    collection.on('changed', () => (events += 1));
    collection.clear();
    return { before, after: collection.getIndexSet().count, events };
  },
});
