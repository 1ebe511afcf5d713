import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`isDMPointCloudModel()` returns true for a point cloud added by external ID. `isClassicPointCloudModel()` returns true for one added by model ID and revision ID.',
  is: [true, false, false, true],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, cloud }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const model = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    const classic = await cloud;
    const result = [
      reveal.isDMPointCloudModel(model),
      reveal.isClassicPointCloudModel(model),
      reveal.isDMPointCloudModel(classic),
      reveal.isClassicPointCloudModel(classic),
    ];
    viewer.dispose();
    return result;
  },
});
