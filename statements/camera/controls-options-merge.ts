import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DefaultCameraManager.setCameraControlsOptions()` puts the defaults in place of what it is not given, not what was set before.',
  is: { mouseWheelAction: 'zoomPastCursor', changeCameraTargetOnClick: true },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    manager.setCameraControlsOptions({ mouseWheelAction: 'zoomToTarget' });
    manager.setCameraControlsOptions({ changeCameraTargetOnClick: true });
    const { mouseWheelAction, changeCameraTargetOnClick } = manager.getCameraControlsOptions();
    return { mouseWheelAction, changeCameraTargetOnClick };
  },
});
