import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'CAD geometry wholly outside of the global clipping planes is not loaded.',
  is: { outside: 0, inside: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, plant, network, loaded, sleep }) => {
    const model = await viewer.addCadModel(plant);
    const above = model.getModelBoundingBox().max.y + 1;
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, 1, 0), -above)]);
    const before = network.count('.glb');
    viewer.fitCameraToModel(model, 0);
    await sleep(2000);
    const outside = network.count('.glb') - before;
    viewer.setGlobalClippingPlanes([]);
    await loaded();
    return { outside, inside: network.count('.glb') > before };
  },
});
