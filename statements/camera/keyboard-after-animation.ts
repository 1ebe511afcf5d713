import type { DefaultCameraManager } from '@cognite/reveal';
import { Vector3, Box3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A camera animation of the `DefaultCameraManager` turns keyboard navigation on when it ends.',
  is: { before: false, after: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, until }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    manager.keyboardNavigationEnabled = false;
    const before = manager.keyboardNavigationEnabled;
    manager.fitCameraToBoundingBox(new Box3(new Vector3(), new Vector3(1, 1, 1)), 50);
    await until(() => manager.keyboardNavigationEnabled);
    return { before, after: manager.keyboardNavigationEnabled };
  },
});
