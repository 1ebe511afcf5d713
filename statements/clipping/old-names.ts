import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`setClippingPlanes()` still sets the global clipping planes, and `getClippingPlanes()` still returns them.',
  is: { old: [[1, 0, 0, 2]], now: [[1, 0, 0, 2]], back: [[0, 1, 0, 3]] },
  expect: { '3.0.2': lacks('Cognite3DViewer.getGlobalClippingPlanes'), '4.29.0': holds },
  run: ({ viewer }) => {
    const numbers = (planes: readonly Plane[]) =>
      planes.map(({ normal, constant }) => [...normal.toArray(), constant]);
    viewer.setClippingPlanes([new Plane(new Vector3(1, 0, 0), 2)]);
    const old = numbers(viewer.getClippingPlanes());
    const now = numbers(viewer.getGlobalClippingPlanes());
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, 1, 0), 3)]);
    return { old, now, back: numbers(viewer.getClippingPlanes()) };
  },
});
