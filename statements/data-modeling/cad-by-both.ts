import type { DataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`addCadModel()` loads a CAD model if you pass its external ID and space together with its model ID and revision ID.',
  is: [1002, 2002],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, pumpSkid }) => {
    const viewer = new reveal.Cognite3DViewer<DataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });
    const options = {
      ...pumpSkid,
      revisionExternalId: 'cog_3d_revision_2002',
      revisionSpace: 'demo_plant',
    };
    const { modelId, revisionId } = await viewer.addCadModel(options);
    viewer.dispose();
    return [modelId, revisionId];
  },
});
