import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A hit on a point cloud added by external ID identifies the volume and its asset in `volumeMetadata`, which has no `annotationId`.',
  is: { volume: true, asset: true, fields: ['assetRef', 'volumeInstanceRef'] },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, until }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const model = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    const [tank] = model.stylableObjects;
    if (tank === undefined) return null;
    viewer.fitCameraToBoundingBox(tank.boundingBox, 0, 1);
    const hitOf = async () => {
      const hit = await viewer.getIntersectionFromPixel(32, 32);
      return hit?.type === 'pointcloud' ? hit : undefined;
    };
    await until(async () => (await hitOf()) !== undefined);
    const metadata = (await hitOf())?.volumeMetadata;
    viewer.dispose();
    return {
      volume: metadata?.volumeInstanceRef.externalId === tank.volumeInstanceRef.externalId,
      asset: metadata?.assetRef?.externalId === tank.assetRef?.externalId,
      fields: Object.keys(metadata ?? {}).sort(),
    };
  },
});
