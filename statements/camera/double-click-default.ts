import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`changeCameraPositionOnDoubleClick` is false by default.',
  is: false,
  expect: {
    '3.0.2': lacks('CameraControlsOptions.changeCameraPositionOnDoubleClick'),
    '4.29.0': holds,
  },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    return manager.getCameraControlsOptions().changeCameraPositionOnDoubleClick;
  },
});
