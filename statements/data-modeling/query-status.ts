import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`addPointCloudModel()` rejects with `Failed to fetch instances. Status: 202` if CDF responds to a query with status 202.',
  is: 'Failed to fetch instances. Status: 202',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf, network }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });
    network.answer(({ path }) =>
      path.includes('/instances/query') ? Response.json({}, { status: 202 }) : undefined,
    );
    const message = await messageOf(() =>
      viewer.addPointCloudModel({ revisionExternalId: 'scan_1', revisionSpace: 'x' }),
    );
    viewer.dispose();
    return message;
  },
});
