import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`PointCloudDMVolumeCollection.isLoading` is false for a new collection. `AssetNodeCollection.isLoading` is true during `executeFilter()`.',
  is: { volumes: false, assets: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, cad }) => {
    const volumes = new reveal.PointCloudDMVolumeCollection([
      { space: 'demo_plant', externalId: 'volume_1' },
    ]);
    const nodes = new reveal.AssetNodeCollection(client, await cad);
    const filtering = nodes.executeFilter({ assetId: 1 });
    const seen = { volumes: volumes.isLoading, assets: nodes.isLoading };
    await filtering;
    return seen;
  },
});
