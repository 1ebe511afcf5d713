import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type SetPlanes = (planes: Plane[]) => void;

async function run({ viewer, plant, network, loaded, sleep }: Tools, setPlanes: SetPlanes) {
  const model = await viewer.addCadModel(plant);
  const above = model.getModelBoundingBox().max.y + 1;
  setPlanes([new Plane(new Vector3(0, 1, 0), -above)]);
  const before = network.count('.glb');
  viewer.fitCameraToModel(model, 0);
  await sleep(2000);
  const outside = network.count('.glb') - before;
  setPlanes([]);
  await loaded();
  return { outside, inside: network.count('.glb') > before };
}

export default statement({
  says: "The viewer doesn't load CAD geometry that is entirely outside its clipping planes.",
  is: { outside: 0, inside: true },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
