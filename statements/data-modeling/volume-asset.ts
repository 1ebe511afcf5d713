import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "In a volume from a data model, `assetRef` contains the external ID and space of the asset instance, not the asset's tag.",
  is: [['externalId', 'space'], true],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const {
      stylableObjects: [first],
    } = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    viewer.dispose();
    return [
      Object.keys(first?.assetRef ?? {}).sort(),
      first?.assetRef?.externalId.startsWith('asset_') ?? false,
    ];
  },
});
