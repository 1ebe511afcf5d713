import { BoundingBoxClipper } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`BoundingBoxClipper` provides six clipping planes that keep points inside its box and clip points outside it.',
  is: { planes: 6, inside: true, outside: [false, false, false, false, false, false] },
  run: () => {
    const box = new Box3(new Vector3(0, 0, 0), new Vector3(2, 2, 2));
    const planes = new BoundingBoxClipper(box).clippingPlanes;
    const keeps = (point: Vector3) => planes.every((plane) => plane.distanceToPoint(point) >= 0);
    return {
      planes: planes.length,
      inside: keeps(new Vector3(1, 1, 1)),
      // One point beyond each side.
      outside: [-1, 3].flatMap((at) => [
        keeps(new Vector3(at, 1, 1)),
        keeps(new Vector3(1, at, 1)),
        keeps(new Vector3(1, 1, at)),
      ]),
    };
  },
});
