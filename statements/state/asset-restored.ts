import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'An `AssetNodeCollection` restored from a view state queries CDF again and contains the same nodes.',
  is: { asked: 1, same: true },
  run: async ({ viewer, plant, client, network, until }) => {
    const model = await viewer.addCadModel(plant);
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const collection = new AssetNodeCollection(client, model);
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    const saved = collection.getIndexSet().toIndexArray();
    model.assignStyledNodeCollection(collection, { renderGhosted: true });
    const before = network.count('/mappings');
    await viewer.setViewState(viewer.getViewState());
    await until(() => model.styledNodeCollections.length > 0);
    const restored = model.styledNodeCollections[0]?.nodeCollection.getIndexSet().toIndexArray();
    const same = saved.length > 0 && JSON.stringify(restored) === JSON.stringify(saved);
    return { asked: network.count('/mappings') - before, same };
  },
});
