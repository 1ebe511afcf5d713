import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`setClippingPlanes()` still sets the global clipping planes, and `getClippingPlanes()` still returns them.',
  is: [1, 1],
  expect: { '3.0.2': lacks('Cognite3DViewer.getGlobalClippingPlanes'), '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.setClippingPlanes([new Plane(new Vector3(1, 0, 0), 1)]);
    return [viewer.getClippingPlanes().length, viewer.getGlobalClippingPlanes().length];
  },
});
