import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A CAD model has no clipping planes until you call `setModelClippingPlanes()`.',
  is: [0, 1],
  expect: { '3.0.2': lacks('CogniteCadModel.setModelClippingPlanes'), '4.29.0': holds },
  run: async ({ cad }) => {
    const model = await cad;
    const before = model.getModelClippingPlanes().length;
    model.setModelClippingPlanes([new Plane(new Vector3(1, 0, 0), 0)]);
    return [before, model.getModelClippingPlanes().length];
  },
});
