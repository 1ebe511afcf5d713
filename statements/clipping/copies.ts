import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`getGlobalClippingPlanes()` returns copies: changing the `constant` of a returned plane doesn't change the viewer's plane.",
  is: 1,
  expect: { '3.0.2': lacks('Cognite3DViewer.getGlobalClippingPlanes'), '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), 1)]);
    viewer.getGlobalClippingPlanes().forEach((plane) => (plane.constant = 9));
    return viewer.getGlobalClippingPlanes()[0]?.constant;
  },
});
