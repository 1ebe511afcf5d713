import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.fitCameraToBoundingBox()` with a duration of 0 immediately moves the target to the center of the box.',
  is: [1, 2, 3],
  run: ({ viewer }) => {
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(0, 1, 2), new Vector3(2, 3, 4)), 0);
    const { x, y, z } = viewer.getViewState().camera?.target ?? { x: NaN, y: NaN, z: NaN };
    return [x, y, z].map((value) => Math.round(value * 1000) / 1000);
  },
});
