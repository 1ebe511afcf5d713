import { Box3, Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.fitCameraToBoundingBox()` with an empty box doesn't move the camera.",
  is: { empty: false, box: true },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.fitCameraToBoundingBox()` with an empty box moves the camera.',
      { empty: true, box: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, sleep }) => {
    let count = 0;
    viewer.on('cameraChange', () => (count += 1));
    const isMoved = async (box: Box3) => {
      count = 0;
      viewer.fitCameraToBoundingBox(box, 0);
      await sleep(100);
      return count > 0;
    };
    const empty = await isMoved(new Box3());
    return { empty, box: await isMoved(new Box3(new Vector3(5, 5, 5), new Vector3(7, 7, 7))) };
  },
});
