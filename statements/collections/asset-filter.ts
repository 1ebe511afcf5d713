import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'With an `assetId`, `AssetNodeCollection.executeFilter()` selects the nodes that are mapped to this asset, and their subtrees. For an asset of the demo project, it sends one request for the mappings and one for the nodes.',
  is: { mappings: 1, nodes: 1, selected: true, subtree: true, otherAsset: false },
  run: async ({ viewer, plant, client, network }) => {
    const model = await viewer.addCadModel(plant);
    const [asset, other] = await client.assets.retrieve([
      { externalId: 'C-201' },
      { externalId: 'P-101' },
    ]);
    const treeIndicesOf = async (assetId: number) => {
      const query = { assetId, limit: 1000 };
      const found = await client.assetMappings3D
        .list(plant.modelId, plant.revisionId, query)
        .autoPagingToArray({ limit: Infinity });
      return found
        .flatMap(({ treeIndex = NaN, subtreeSize = 0 }) =>
          Array.from({ length: subtreeSize }, (_, index) => treeIndex + index),
        )
        .sort((a, b) => a - b);
    };
    const expected = await treeIndicesOf(asset?.id ?? 0);
    const different = await treeIndicesOf(other?.id ?? 0);
    const before = [network.count('/mappings'), network.count('nodes/byids')];
    const collection = new AssetNodeCollection(client, model);
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    const selected = [...new Set(collection.getIndexSet().toIndexArray())].sort((a, b) => a - b);
    return {
      mappings: network.count('/mappings') - (before[0] ?? 0),
      nodes: network.count('nodes/byids') - (before[1] ?? 0),
      selected: selected.join() === [...new Set(expected)].join(),
      subtree: selected.length > 1,
      otherAsset: selected.join() === [...new Set(different)].join(),
    };
  },
});
