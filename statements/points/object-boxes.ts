import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Each `boundingBox` in `stylableObjects` is in world space, inside or near the bounding box of the point cloud.',
  is: true,
  expect: { '3.0.2': lacks('CognitePointCloudModel.stylableObjects'), '4.29.0': holds },
  run: async ({ cloud }) => {
    const model = await cloud;
    const whole = model.getModelBoundingBox().expandByScalar(5);
    return (
      model.stylableObjects.length > 0 &&
      model.stylableObjects.every(({ boundingBox }) => whole.intersectsBox(boundingBox))
    );
  },
});
