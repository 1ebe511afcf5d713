import { isDefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`isDefaultCameraManager()` returns true for a `DefaultCameraManager` and false for a custom camera manager.',
  is: [true, false],
  expect: { '3.0.2': lacks('isDefaultCameraManager'), '4.29.0': holds },
  run: ({ viewer, newViewer, newCameraManager }) => [
    isDefaultCameraManager(viewer.cameraManager),
    isDefaultCameraManager(newViewer({ cameraManager: newCameraManager() }).cameraManager),
  ],
});
