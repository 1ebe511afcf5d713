import { Box3, Matrix4, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getPointsByBoundingBox()` returns loaded points that are in the box you pass, in world space. Immediately after `addPointCloudModel()` resolves, it returns none. It ignores `setModelTransformation()`: it still finds the points at their previous position.',
  is: { before: 0, some: true, within: true, away: 0, moved: { previous: true, current: 0 } },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getPointsByBoundingBox'), '4.29.0': holds },
  run: async ({ cloud, until, shown, drawn }) => {
    const model = await cloud;
    const box = model.getModelBoundingBox();
    const before = model.getPointsByBoundingBox(box).length;
    await shown(model);
    await until(() => model.getPointsByBoundingBox(box).length > 0);
    const middle = box.getCenter(new Vector3());
    const half = new Box3(box.min, new Vector3(middle.x, box.max.y, box.max.z));
    const points = model.getPointsByBoundingBox(half);
    const within = half.clone().expandByScalar(0.1);
    const away = box.clone().translate(new Vector3(0, 10_000, 0));
    const result = {
      before,
      some: points.length > 0,
      within: points.every((point) => within.containsPoint(point)),
      away: model.getPointsByBoundingBox(away).length,
    };
    model.setModelTransformation(new Matrix4().makeTranslation(0, 10_000, 0));
    await drawn();
    const moved = {
      previous: model.getPointsByBoundingBox(box).length > 0,
      current: model.getPointsByBoundingBox(model.getModelBoundingBox()).length,
    };
    return { ...result, moved };
  },
});
