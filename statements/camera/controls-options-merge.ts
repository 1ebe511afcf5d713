import { statement } from '../statement';

export default statement({
  says: 'After `setCameraControlsOptions()`, `getCameraControlsOptions()` returns the options that you passed, and the defaults of those that you omitted.',
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
