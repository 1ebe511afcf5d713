import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A new viewer has no global clipping planes.',
  is: { before: 0, after: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.getGlobalClippingPlanes'), '4.29.0': holds },
  run: ({ viewer }) => {
    const before = viewer.getGlobalClippingPlanes().length;
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, 1, 0), 0)]);
    return { before, after: viewer.getGlobalClippingPlanes().length };
  },
});
