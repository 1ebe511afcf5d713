import type { DataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A viewer can contain a classic CAD model and a point cloud from a data model at the same time.',
  is: ['cad', 'pointcloud'],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, pumpSkid }) => {
    const viewer = new reveal.Cognite3DViewer<DataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });
    await viewer.addCadModel(pumpSkid);
    await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    const types = viewer.models.map(({ type }) => type);
    viewer.dispose();
    return types;
  },
});
