import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DefaultCameraManager.keyboardNavigationEnabled` is true by default.',
  is: true,
  expect: { '3.0.2': lacks('DefaultCameraManager'), '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    return manager.keyboardNavigationEnabled;
  },
});
