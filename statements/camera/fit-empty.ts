import { Box3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.fitCameraToBoundingBox()` with an empty box doesn't move the camera.",
  is: false,
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.fitCameraToBoundingBox()` with an empty box moves the camera.',
      true,
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, sleep }) => {
    let count = 0;
    viewer.on('cameraChange', () => (count += 1));
    viewer.fitCameraToBoundingBox(new Box3(), 0);
    await sleep(100);
    return count > 0;
  },
});
