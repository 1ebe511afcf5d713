import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Adding a point cloud by external ID sends two queries to the data model: one for its revision and one for its volumes.',
  is: ['revision', 'pointCloudVolumes'],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, network }) => {
    // The kit records the bodies of requests only if a mock exists.
    network.answer(() => undefined);
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
    // The client sends its first request without a token, and then repeats it.
    return network.requests
      .filter(({ path, hasToken }) => hasToken && path.includes('/models/instances/query'))
      .map(({ body }) => Object.keys((JSON.parse(body) as { with: object }).with)[0]);
  },
});
