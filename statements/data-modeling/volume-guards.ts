import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`isDMPointCloudVolume()` returns true for a volume from a data model, and `isClassicPointCloudVolume()` returns true for a classic annotation.',
  is: [true, false, false, true],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, cloud }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const [volume] = (
      await viewer.addPointCloudModel({
        revisionExternalId: 'cog_3d_revision_2003',
        revisionSpace: 'demo_plant',
      })
    ).stylableObjects;
    const [annotation] = (await cloud).stylableObjects;
    viewer.dispose();
    if (volume === undefined || annotation === undefined) return null;
    return [
      reveal.isDMPointCloudVolume(volume),
      reveal.isClassicPointCloudVolume(volume),
      reveal.isDMPointCloudVolume(annotation),
      reveal.isClassicPointCloudVolume(annotation),
    ];
  },
});
