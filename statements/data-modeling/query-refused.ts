import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If CDF refuses the query with status 403, `addPointCloudModel()` rejects with a message that starts with CDF's error message.",
  is: 'You have no access to the view.',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf, network }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    network.answer(({ path }) =>
      path.includes('/instances/query')
        ? Response.json(
            { error: { code: 403, message: 'You have no access to the view.' } },
            { status: 403 },
          )
        : undefined,
    );
    const message = await messageOf(() =>
      viewer.addPointCloudModel({ revisionExternalId: 'scan_1', revisionSpace: 'x' }),
    );
    viewer.dispose();
    return message?.split(' | ')[0] ?? null;
  },
});
