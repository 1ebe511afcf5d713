import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`AssetNodeCollection.executeFilter()` requests classic asset mappings and doesn't query the data model.",
  is: { mappings: true, queries: 0 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, cad, network }) => {
    const collection = new reveal.AssetNodeCollection(client, await cad);
    await collection.executeFilter({ assetId: 1 });
    return {
      mappings: network.count('/mappings') > 0,
      queries: network.count('/models/instances'),
    };
  },
});
