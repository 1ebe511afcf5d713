import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getPointsByBoundingBox()` returns the loaded points in a box in world space. It returns none before any points have loaded.',
  is: { before: 0, some: true, within: true, away: 0 },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getPointsByBoundingBox'), '4.29.0': holds },
  run: async ({ cloud, until, shown }) => {
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
    return {
      before,
      some: points.length > 0,
      within: points.every((point) => within.containsPoint(point)),
      away: model.getPointsByBoundingBox(away).length,
    };
  },
});
