import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.modelIdentifier` contains the external ID and space of a point cloud that you added by external ID.',
  is: ['cog_3d_revision_2003', 'demo_plant'],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const { modelIdentifier } = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    viewer.dispose();
    return [modelIdentifier.revisionExternalId, modelIdentifier.revisionSpace];
  },
});
