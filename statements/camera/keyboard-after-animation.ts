import type { DefaultCameraManager } from '@cognite/reveal';
import { Vector3, Box3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'After a `DefaultCameraManager.fitCameraToBoundingBox()` animation, `keyboardNavigationEnabled` is true, even if you set it to false before the animation.',
  is: { atFirst: true, before: false, after: true },
  expect: {
    '3.0.2': lacks('DefaultCameraManager'),
    '3.3.0': instead(
      "If you set `keyboardNavigationEnabled` to false, it's still false after a `DefaultCameraManager.fitCameraToBoundingBox()` animation.",
      { atFirst: true, before: false, after: false },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, until, sleep }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const atFirst = manager.keyboardNavigationEnabled;
    manager.keyboardNavigationEnabled = false;
    const before = manager.keyboardNavigationEnabled;
    const box = new Box3(new Vector3(2, 2, 2), new Vector3(4, 4, 4));
    const goal = box.getCenter(new Vector3());
    manager.fitCameraToBoundingBox(box, 50);
    await until(() => manager.getCameraState().target.distanceTo(goal) < 1e-6);
    await sleep(500);
    return { atFirst, before, after: manager.keyboardNavigationEnabled };
  },
});
