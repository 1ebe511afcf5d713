import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With a custom data source, `addPointCloudModel()` rejects with "SDK is not defined" if you pass an external ID and a space.',
  is: { withSource: 'SDK is not defined', withClient: null },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, messageOf }) => {
    const customDataSource = {
      getModelMetadataProvider: () => ({}),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    const load = async (source: object) => {
      const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
        ...(source as { sdk: typeof client }),
        domElement: newElement(),
        logMetrics: false,
      });
      const message = await messageOf(() =>
        viewer.addPointCloudModel({
          revisionExternalId: 'cog_3d_revision_2003',
          revisionSpace: 'demo_plant',
        }),
      );
      viewer.dispose();
      return message;
    };
    return {
      withSource: await load({ customDataSource }),
      withClient: await load({ sdk: client }),
    };
  },
});
