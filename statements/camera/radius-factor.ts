import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.fitCameraToBoundingBox()` puts the camera at 2 times the radius of the box from its middle, or what `radiusFactor` says.',
  is: [2, 5],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => {
    const box = new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
    const factor = (...more: number[]) => {
      viewer.fitCameraToBoundingBox(box, 0, ...more);
      const { position } = viewer.cameraManager.getCameraState();
      return Math.round((position.length() / Math.sqrt(3)) * 1000) / 1000;
    };
    return [factor(), factor(5)];
  },
});
