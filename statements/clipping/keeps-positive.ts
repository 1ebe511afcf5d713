import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "What lies on the side that a plane's normal points to is kept; an empty list shows everything again.",
  is: { kept: true, cut: false, again: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const below = model.getModelBoundingBox().min.y - 1;
    const plane = new Plane(new Vector3(0, 1, 0), -below);
    viewer.setGlobalClippingPlanes([plane]);
    const kept = await isHit();
    viewer.setGlobalClippingPlanes([plane.clone().negate()]);
    const cut = await isHit();
    viewer.setGlobalClippingPlanes([]);
    return { kept, cut, again: await isHit() };
  },
});
