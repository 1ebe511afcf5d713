import { AssetNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`AssetNodeCollection.executeFilter()` resolves for an asset ID without mappings, and the collection stays empty.',
  is: { notMapped: 0, mapped: true },
  expect: {
    '3.0.2': instead(
      '`AssetNodeCollection.executeFilter()` rejects for an asset ID without mappings.',
      { notMapped: 'rejected', mapped: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, client, messageOf }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new AssetNodeCollection(client, model);
    const message = await messageOf(() => collection.executeFilter({ assetId: 123456 }));
    const notMapped = message === null ? collection.getIndexSet().count : 'rejected';
    const [asset] = await client.assets.retrieve([{ externalId: 'P-101' }]);
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    return { notMapped, mapped: collection.getIndexSet().count > 0 };
  },
});
