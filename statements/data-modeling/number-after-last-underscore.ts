import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The viewer reads the numeric IDs of a model and its revision from their external IDs: each is the number after the last underscore.',
  is: true,
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
              'Cognite3DRevision/v1': { model3D: { space: 'x', externalId: 'a_1_1003' } },
            },
          },
        },
      ],
    };
    network.answer(({ path }) =>
      path.includes('/instances/query') ? Response.json({ items, nextCursor: {} }) : undefined,
    );
    await messageOf(() => viewer.addModel({ revisionExternalId: 'b_2_2999', revisionSpace: 'x' }));
    viewer.dispose();
    return network.count('/3d/models/1003/revisions/2999/outputs') > 0;
  },
});
