import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A point is visible only if the clipping planes of both the viewer and the model keep it.',
  is: { both: true, model: false, global: false },
  expect: { '3.0.2': lacks('Cognite3DViewer.setGlobalClippingPlanes'), '4.29.0': holds },
  run: async ({ viewer, cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const look = () => isHit();
    const below = model.getModelBoundingBox().min.y - 1;
    const keeps = new Plane(new Vector3(0, 1, 0), -below);
    const cuts = keeps.clone().negate();
    viewer.setGlobalClippingPlanes([keeps]);
    model.setModelClippingPlanes([keeps]);
    const both = await look();
    model.setModelClippingPlanes([cuts]);
    const ofModel = await look();
    viewer.setGlobalClippingPlanes([cuts]);
    model.setModelClippingPlanes([]);
    return { both, model: ofModel, global: await look() };
  },
});
