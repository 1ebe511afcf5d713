import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Each item in `stylableObjects` has an `annotationId` and a `boundingBox`. Some also have an `assetRef`.',
  is: { ids: true, boxes: true, assets: true },
  expect: { '3.0.2': lacks('CognitePointCloudModel.stylableObjects'), '4.29.0': holds },
  run: async ({ cloud }) => {
    const { stylableObjects } = await cloud;
    return {
      ids: stylableObjects.every(({ annotationId }) => annotationId > 0),
      boxes: stylableObjects.every(({ boundingBox }) => !boundingBox.isEmpty()),
      assets: stylableObjects.some(({ assetRef }) => assetRef?.id !== undefined),
    };
  },
});
