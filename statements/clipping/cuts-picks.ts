import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'What is cut away cannot be hit, in a point cloud either.',
  is: { before: true, cut: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, cloud, drawn, shown, isHit }) => {
    const model = await cloud;
    model.pointSize = 10;
    await shown(model);
    const above = model.getModelBoundingBox().max.y + 1;
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, 1, 0), -above)]);
    await drawn();
    return { before: true, cut: await isHit() };
  },
});
