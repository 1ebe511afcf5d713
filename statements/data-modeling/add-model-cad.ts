import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`addModel()` rejects for a CAD model if you pass only its external ID and space. The error message doesn't state the cause.",
  is: 'false == true',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const message = await messageOf(() =>
      viewer.addModel({ revisionExternalId: 'cog_3d_revision_2002', revisionSpace: 'demo_plant' }),
    );
    viewer.dispose();
    return message;
  },
});
