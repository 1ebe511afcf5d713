import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Each `boundingBox` in `stylableObjects` is in world space: it overlaps the bounding box of the point cloud, and moves with the point cloud.',
  is: { inside: true, moved: ['100,0,0'] },
  expect: { '3.0.2': lacks('CognitePointCloudModel.stylableObjects'), '4.29.0': holds },
  run: async ({ cloud, three }) => {
    const model = await cloud;
    const whole = model.getModelBoundingBox().expandByScalar(5);
    const { stylableObjects } = model;
    const inside =
      stylableObjects.length > 0 &&
      stylableObjects.every(({ boundingBox }) => whole.intersectsBox(boundingBox));
    model.setModelTransformation(new three.Matrix4().makeTranslation(100, 0, 0));
    const moves = model.stylableObjects.map(({ boundingBox: { min } }, index) =>
      min
        .clone()
        .sub(stylableObjects[index]?.boundingBox.min ?? new three.Vector3())
        .toArray()
        .map((value) => Math.round(value) + 0)
        .join(),
    );
    return { inside, moved: [...new Set(moves)] };
  },
});
