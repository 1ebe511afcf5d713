import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In the demo project, a point cloud added by external ID has 469 stylable objects, as many as its annotations have shapes. The same point cloud added by numeric IDs has 128, one for each annotation.',
  is: { annotations: 128, shapes: 469, classic: 128, volumes: 469 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, cloud, pointCloud }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const model = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    const filter = {
      annotatedResourceType: 'threedmodel' as const,
      annotatedResourceIds: [{ id: pointCloud.modelId }],
    };
    const annotations = await client.annotations
      .list({ filter, limit: 1000 })
      .autoPagingToArray({ limit: Infinity });
    const shapes = annotations.map(
      ({ data }) => (data as unknown as { readonly region?: unknown[] }).region?.length ?? 0,
    );
    const result = {
      annotations: annotations.length,
      shapes: shapes.reduce((sum, count) => sum + count, 0),
      classic: (await cloud).stylableObjectCount,
      volumes: model.stylableObjectCount,
    };
    viewer.dispose();
    return result;
  },
});
