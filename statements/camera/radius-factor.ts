import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'By default, `Cognite3DViewer.fitCameraToBoundingBox()` places the camera two bounding-sphere radii away from the center of the box. `radiusFactor` sets the number of radii.',
  is: [2, 5],
  run: ({ viewer }) => {
    const box = new Box3(new Vector3(0, 1, 2), new Vector3(2, 3, 4));
    const factor = (...more: number[]) => {
      viewer.fitCameraToBoundingBox(box, 0, ...more);
      const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
      return Math.round((Math.hypot(x - 1, y - 2, z - 3) / Math.sqrt(3)) * 1000) / 1000;
    };
    return [factor(), factor(5)];
  },
});
