import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "After `addModel()` rejects for the external ID of a CAD model, the viewer doesn't load models that you add later.",
  is: 'waits',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, pumpSkid, messageOf, sleep }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    await messageOf(() =>
      viewer.addModel({ revisionExternalId: 'cog_3d_revision_2002', revisionSpace: 'demo_plant' }),
    );
    const later = Promise.any<unknown>([
      viewer.addPointCloudModel({
        revisionExternalId: 'cog_3d_revision_2003',
        revisionSpace: 'demo_plant',
      }),
      viewer.addCadModel(pumpSkid as never),
    ]).then(() => 'loads');
    const result = await Promise.race([later, sleep(3000).then(() => 'waits')]);
    viewer.dispose();
    return result;
  },
});
