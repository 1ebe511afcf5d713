import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`addPointCloudModel()` rejects if the external ID of the revision or of its model doesn't end with an underscore and a number.",
  is: {
    revision: 'No numeric ID found in external ID model_1 or scan',
    model: 'No numeric ID found in external ID model_of_scan or scan_2',
    noUnderscore: 'No numeric ID found in external ID model_1 or scan2',
    neither: 'No numeric ID found in external ID model_of_scan or scan',
    both: true,
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf, network }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const add = (revisionExternalId: string, externalId: string) => {
      const values = { 'Cognite3DRevision/v1': { model3D: { space: 'x', externalId } } };
      const items = { revision: [{ properties: { cdf_cdm: values } }] };
      network.answer(({ path }) =>
        path.includes('/instances/query') ? Response.json({ items, nextCursor: {} }) : undefined,
      );
      return messageOf(() => viewer.addPointCloudModel({ revisionExternalId, revisionSpace: 'x' }));
    };
    const messages = {
      revision: await add('scan', 'model_1'),
      model: await add('scan_2', 'model_of_scan'),
      noUnderscore: await add('scan2', 'model_1'),
      neither: await add('scan', 'model_of_scan'),
    };
    // For comparison, if both external IDs contain a number, the viewer requests the outputs of the revision.
    await add('scan_2', 'model_1');
    viewer.dispose();
    return { ...messages, both: network.count('/3d/models/1/revisions/2/outputs') > 0 };
  },
});
