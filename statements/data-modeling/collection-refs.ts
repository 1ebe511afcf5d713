import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`PointCloudDMVolumeCollection.getDataModelInstanceRefs()` returns the references that you passed to the constructor.',
  is: [
    ['x', 'a'],
    ['y', 'b'],
  ],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    viewer.dispose();
    const refs = [
      { space: 'x', externalId: 'a' },
      { space: 'y', externalId: 'b' },
    ];
    const collection = new reveal.PointCloudDMVolumeCollection(refs);
    return [...collection.getDataModelInstanceRefs()].map(({ space, externalId }) => [
      space,
      externalId,
    ]);
  },
});
