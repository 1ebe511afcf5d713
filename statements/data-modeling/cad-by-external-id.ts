import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`addCadModel()` rejects if you pass only an external ID and a space: it requests a model with the ID `undefined`.',
  is: 'Failed to add CAD model: Error: 3D model undefined has no revision undefined.',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const message = await messageOf(() =>
      viewer.addCadModel({
        revisionExternalId: 'cog_3d_revision_2002',
        revisionSpace: 'demo_plant',
      }),
    );
    viewer.dispose();
    return message?.split(' | ')[0] ?? null;
  },
});
