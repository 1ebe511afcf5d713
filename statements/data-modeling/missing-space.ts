import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If the space doesn't exist, `addPointCloudModel()` rejects with the message `No revision view found for external ID …`.",
  is: 'No revision view found for external ID cog_3d_revision_2003',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const message = await messageOf(() =>
      viewer.addPointCloudModel({
        revisionExternalId: 'cog_3d_revision_2003',
        revisionSpace: 'nowhere',
      }),
    );
    viewer.dispose();
    return message;
  },
});
