import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If a point cloud has two volumes and only one volume's 3D object is linked to an asset, `stylableObjectCount` is 1.",
  is: 1,
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, network }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const volume = (externalId: string, object3D: string) => ({
      space: 'x',
      externalId,
      properties: {
        cdf_cdm: {
          'CognitePointCloudVolume/v1': {
            volumeType: 'Cylinder',
            volume: [0, 0, 0, 0, 0, 9, 5],
            object3D: { space: 'x', externalId: object3D },
          },
        },
      },
    });
    const asset = {
      space: 'x',
      externalId: 'tank',
      properties: {
        cdf_cdm: { 'CogniteAsset/v1': { object3D: { space: 'x', externalId: 'known' } } },
      },
    };
    const items = {
      pointCloudVolumes: [volume('a', 'known'), volume('b', 'unknown')],
      assets: [asset],
    };
    network.answer(({ path, body }) =>
      path.includes('/instances/query') && body.includes('pointCloudVolumes')
        ? Response.json({ items, nextCursor: {} })
        : undefined,
    );
    const { stylableObjectCount } = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    viewer.dispose();
    return stylableObjectCount;
  },
});
