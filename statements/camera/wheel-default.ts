import type { DefaultCameraManager } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`mouseWheelAction` is zoomPastCursor by default, and a click moves no target.',
  is: { mouseWheelAction: 'zoomPastCursor', changeCameraTargetOnClick: false },
  run: {
    '3.0.2': ({ viewer }) => {
      const { mouseWheelAction, changeCameraTargetOnClick } = viewer.getCameraControlsOptions();
      return { mouseWheelAction, changeCameraTargetOnClick };
    },
    '3.3.0': ({ viewer }) => {
      const manager = viewer.cameraManager as DefaultCameraManager;
      const { mouseWheelAction, changeCameraTargetOnClick } = manager.getCameraControlsOptions();
      return { mouseWheelAction, changeCameraTargetOnClick };
    },
  },
});
