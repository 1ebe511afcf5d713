import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`addPointCloudModel()` rejects if the external ID of the revision or of its model doesn't end in an underscore and a number.",
  is: 'No numeric ID found in external ID model_of_scan or scan',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf, network }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const items = {
      revision: [
        {
          properties: {
            cdf_cdm: {
              'Cognite3DRevision/v1': { model3D: { space: 'x', externalId: 'model_of_scan' } },
            },
          },
        },
      ],
    };
    network.answer(({ path }) =>
      path.includes('/instances/query') ? Response.json({ items, nextCursor: {} }) : undefined,
    );
    const message = await messageOf(() =>
      viewer.addPointCloudModel({ revisionExternalId: 'scan', revisionSpace: 'x' }),
    );
    viewer.dispose();
    return message;
  },
});
