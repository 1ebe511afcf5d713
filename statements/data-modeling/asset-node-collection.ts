import { statement } from '../statement';

export default statement({
  says: "`AssetNodeCollection.executeFilter()` requests classic asset mappings and doesn't query the data model.",
  is: { mappings: true, queries: 0 },
  run: async ({ reveal, client, viewer, plant, network }) => {
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const collection = new reveal.AssetNodeCollection(client, await viewer.addCadModel(plant));
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    return {
      mappings: network.count('/mappings') > 0,
      queries: network.count('/models/instances'),
    };
  },
});
