import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

async function run({ cad, shown, isHit }: Tools, setPlanes: (planes: Plane[]) => void) {
  const model = await cad;
  await shown(model);
  const below = model.getModelBoundingBox().min.y - 1;
  const keeps = new Plane(new Vector3(0, 1, 0), -below);
  setPlanes([keeps, keeps.clone()]);
  const both = await isHit();
  setPlanes([keeps, keeps.clone().negate()]);
  return { both, one: await isHit() };
}

export default statement({
  says: 'A point is visible only if every clipping plane of the viewer keeps it.',
  is: { both: true, one: false },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
