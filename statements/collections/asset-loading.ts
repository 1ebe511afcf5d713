import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`AssetNodeCollection.isLoading` is true while `executeFilter()` runs. `changed` fires before `executeFilter()` resolves.',
  is: { before: false, during: true, after: false, changed: true },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const collection = new AssetNodeCollection(client, model);
    let changed = false;
    collection.on('changed', () => (changed = true));
    const before = collection.isLoading;
    const running = collection.executeFilter({ assetId: asset?.id ?? 0 });
    const during = collection.isLoading;
    await running;
    return { before, during, after: collection.isLoading, changed };
  },
});
