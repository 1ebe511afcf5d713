import { BoundingBoxClipper } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`BoundingBoxClipper` provides six clipping planes that keep points inside its box and clip points outside it.',
  is: { planes: 6, inside: [true, true], outside: [false, false, false, false, false, false] },
  run: () => {
    const box = new Box3(new Vector3(0, 10, 20), new Vector3(2, 14, 26));
    const planes = new BoundingBoxClipper(box).clippingPlanes;
    const keeps = (point: Vector3) => planes.every((plane) => plane.distanceToPoint(point) >= 0);
    return {
      planes: planes.length,
      // Points inside the box, near two opposite corners.
      inside: [new Vector3(0.1, 10.1, 20.1), new Vector3(1.9, 13.9, 25.9)].map(keeps),
      // Points outside the box, one beyond each side.
      outside: [
        new Vector3(-0.1, 12, 23),
        new Vector3(1, 9.9, 23),
        new Vector3(1, 12, 19.9),
        new Vector3(2.1, 12, 23),
        new Vector3(1, 14.1, 23),
        new Vector3(1, 12, 26.1),
      ].map(keeps),
    };
  },
});
