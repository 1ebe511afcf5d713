import { statement } from '../statement';

export default statement({
  says: '`setCameraControlsOptions()` resets the options that you omit to their defaults.',
  is: { mouseWheelAction: 'zoomPastCursor', changeCameraTargetOnClick: true },
  run: {
    '3.0.2': ({ viewer }) => {
      viewer.setCameraControlsOptions({ mouseWheelAction: 'zoomToTarget' });
      viewer.setCameraControlsOptions({ changeCameraTargetOnClick: true });
      const { mouseWheelAction, changeCameraTargetOnClick } = viewer.getCameraControlsOptions();
      return { mouseWheelAction, changeCameraTargetOnClick };
    },
    '3.3.0': ({ viewer, reveal }) => {
      const manager = viewer.cameraManager;
      if (!(manager instanceof reveal.DefaultCameraManager)) return 'another manager';
      manager.setCameraControlsOptions({ mouseWheelAction: 'zoomToTarget' });
      manager.setCameraControlsOptions({ changeCameraTargetOnClick: true });
      const { mouseWheelAction, changeCameraTargetOnClick } = manager.getCameraControlsOptions();
      return { mouseWheelAction, changeCameraTargetOnClick };
    },
  },
});
