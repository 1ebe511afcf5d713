import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A hit on a point cloud has `type` pointcloud, `model`, `point`, `pointIndex`, `distanceToCamera` and `volumeMetadata`.',
  is: {
    type: 'pointcloud',
    model: true,
    fields: [
      'annotationId',
      'assetRef',
      'distanceToCamera',
      'model',
      'point',
      'pointIndex',
      'type',
      'volumeMetadata',
    ],
  },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, cloud, until, shown }) => {
    const model = await cloud;
    model.pointSize = 10;
    await shown(model);
    await until(async () => (await viewer.getIntersectionFromPixel(32, 32)) !== null);
    const hit = await viewer.getIntersectionFromPixel(32, 32);
    if (hit?.type !== 'pointcloud') return hit?.type ?? 'nothing';
    return { type: hit.type, model: hit.model === model, fields: Object.keys(hit).sort() };
  },
});
