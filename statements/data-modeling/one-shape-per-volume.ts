import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A point cloud added by external ID has one stylable object per volume. The same point cloud added by numeric IDs has fewer, because a classic annotation can have several shapes.',
  is: { classic: 128, volumes: 469 },
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
    const result = {
      classic: (await cloud).stylableObjectCount,
      volumes: model.stylableObjectCount,
    };
    viewer.dispose();
    return result;
  },
});
