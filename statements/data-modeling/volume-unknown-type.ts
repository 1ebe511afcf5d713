import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`addPointCloudModel()` rejects with "Volume is not recognized" for an unknown `volumeType`, such as `Sphere`, but not for `Box` or `Cylinder`.',
  is: {
    Box: null,
    Cylinder: null,
    Sphere: 'Failed to add point cloud model: Error: Volume is not recognized',
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, network, messageOf }) => {
    const load = async (volumeType: string, values = [0, 0, 0, 0, 0, 9, 5]) => {
      const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
        sdk: client,
        domElement: newElement(),
        logMetrics: false,
      });
      const object3D = { space: 'x', externalId: 'object' };
      const volume = { volumeType, volume: values, object3D };
      const instance = (externalId: string, properties: object) => ({
        space: 'x',
        externalId,
        properties: { cdf_cdm: properties },
      });
      const items = {
        pointCloudVolumes: [instance('a', { 'CognitePointCloudVolume/v1': volume })],
        assets: [instance('tank', { 'CogniteAsset/v1': { object3D } })],
      };
      network.answer(({ path, body }) =>
        path.includes('/instances/query') && body.includes('pointCloudVolumes')
          ? Response.json({ items, nextCursor: {} })
          : undefined,
      );
      const message = await messageOf(() =>
        viewer.addPointCloudModel({
          revisionExternalId: 'cog_3d_revision_2003',
          revisionSpace: 'demo_plant',
        }),
      );
      viewer.dispose();
      return message;
    };
    // Matrix of a unit cube at the origin.
    const box = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    return {
      Box: await load('Box', box),
      Cylinder: await load('Cylinder'),
      Sphere: await load('Sphere'),
    };
  },
});
