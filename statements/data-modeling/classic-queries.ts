import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Adding a classic point cloud doesn't query the data model.",
  is: { classic: 0, byExternalId: 2 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, network, cloud }) => {
    await cloud;
    const classic = network.count('/models/instances/query');
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
    return { classic, byExternalId: network.count('/models/instances/query') - classic };
  },
});
