import { Box3, Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.fitCameraToBoundingBox()` with an empty box neither fires `cameraChange` nor throws.',
  is: { empty: false, error: null, box: true, notABox: true },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.fitCameraToBoundingBox()` with an empty box fires `cameraChange`.',
      { empty: true, error: null, box: true, notABox: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, sleep, messageOf }) => {
    let count = 0;
    viewer.on('cameraChange', () => (count += 1));
    let error: string | null = null;
    const isMoved = async (box: Box3) => {
      count = 0;
      error = await messageOf(() => viewer.fitCameraToBoundingBox(box, 0));
      await sleep(100);
      return count > 0;
    };
    const empty = await isMoved(new Box3());
    const emptyError = error;
    const box = await isMoved(new Box3(new Vector3(5, 5, 5), new Vector3(7, 7, 7)));
    await isMoved(null as never);
    return { empty, error: emptyError, box, notABox: error !== null };
  },
});
