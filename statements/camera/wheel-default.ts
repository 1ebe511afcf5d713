import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`mouseWheelAction` is zoomPastCursor by default, and a click moves no target.',
  is: { mouseWheelAction: 'zoomPastCursor', changeCameraTargetOnClick: false },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const { mouseWheelAction, changeCameraTargetOnClick } = manager.getCameraControlsOptions();
    return { mouseWheelAction, changeCameraTargetOnClick };
  },
});
