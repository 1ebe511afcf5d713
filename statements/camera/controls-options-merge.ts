import { statement } from '../statement';

export default statement({
  says: 'If you pass only `changeCameraTargetOnClick` to `setCameraControlsOptions()`, the method sets this option and resets `mouseWheelAction` to its default.',
  is: {
    before: 'zoomToTarget',
    mouseWheelAction: 'zoomPastCursor',
    changeCameraTargetOnClick: true,
  },
  run: {
    '3.0.2': ({ viewer }) => {
      viewer.setCameraControlsOptions({ mouseWheelAction: 'zoomToTarget' });
      const before = viewer.getCameraControlsOptions().mouseWheelAction;
      viewer.setCameraControlsOptions({ changeCameraTargetOnClick: true });
      const { mouseWheelAction, changeCameraTargetOnClick } = viewer.getCameraControlsOptions();
      return { before, mouseWheelAction, changeCameraTargetOnClick };
    },
    '3.3.0': ({ viewer, reveal }) => {
      const manager = viewer.cameraManager;
      if (!(manager instanceof reveal.DefaultCameraManager)) return 'another manager';
      manager.setCameraControlsOptions({ mouseWheelAction: 'zoomToTarget' });
      const before = manager.getCameraControlsOptions().mouseWheelAction;
      manager.setCameraControlsOptions({ changeCameraTargetOnClick: true });
      const { mouseWheelAction, changeCameraTargetOnClick } = manager.getCameraControlsOptions();
      return { before, mouseWheelAction, changeCameraTargetOnClick };
    },
  },
});
