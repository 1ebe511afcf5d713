import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you add a point cloud by external ID, the viewer requests its outputs and files from the classic endpoints, `3d/models` and `3d/files`.',
  is: { outputs: true, files: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, network }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    viewer.dispose();
    return {
      outputs: network.count('/3d/models/1003/revisions/2003/outputs') > 0,
      files: network.count('/3d/files/2003/') > 0,
    };
  },
});
