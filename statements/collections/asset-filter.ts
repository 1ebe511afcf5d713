import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`AssetNodeCollection.executeFilter()` selects the nodes of an asset. It sends one request for the mappings and one for the nodes.',
  is: { mappings: 1, nodes: 1, more: true },
  run: async ({ viewer, plant, client, network }) => {
    const model = await viewer.addCadModel(plant);
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const before = [network.count('/mappings'), network.count('nodes/byids')];
    const collection = new AssetNodeCollection(client, model);
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    return {
      mappings: network.count('/mappings') - (before[0] ?? 0),
      nodes: network.count('nodes/byids') - (before[1] ?? 0),
      more: collection.getIndexSet().count > 1,
    };
  },
});
