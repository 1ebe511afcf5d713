import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type SetPlanes = (planes: Plane[]) => void;

async function run({ cad, shown, isHit }: Tools, setPlanes: SetPlanes) {
  const model = await cad;
  await shown(model);
  const below = model.getModelBoundingBox().min.y - 1;
  const plane = new Plane(new Vector3(0, 1, 0), -below);
  setPlanes([plane]);
  const kept = await isHit();
  setPlanes([plane.clone().negate()]);
  const cut = await isHit();
  setPlanes([]);
  // While parts are clipped, an idle viewer unloads them. Wait until they have loaded again.
  await shown(model);
  return { kept, cut, again: await isHit() };
}

export default statement({
  says: 'A clipping plane keeps the side in the direction of its normal: picking ignores the other side. Setting an empty list removes the clipping.',
  is: { kept: true, cut: false, again: true },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
