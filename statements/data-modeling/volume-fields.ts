import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you add a point cloud by external ID, each item in its `stylableObjects` has a `volumeInstanceRef` and a `boundingBox`, but no `annotationId`.',
  is: { some: true, refs: true, boxes: true, annotations: false, classic: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, cloud }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const { stylableObjects } = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    viewer.dispose();
    const classic = (await cloud).stylableObjects;
    return {
      some: stylableObjects.length > 0,
      refs: stylableObjects.every(
        ({ volumeInstanceRef: { space, externalId } }) =>
          space === 'demo_plant' && externalId.startsWith('volume_'),
      ),
      boxes: stylableObjects.every(({ boundingBox }) => !boundingBox.isEmpty()),
      annotations: stylableObjects.some((one) => 'annotationId' in one),
      classic: classic.length > 0 && classic.every((one) => 'annotationId' in one),
    };
  },
});
