import { statement } from '../statement';

export default statement({
  says: 'By default, `mouseWheelAction` is `zoomPastCursor`, and `changeCameraTargetOnClick` is false.',
  is: { mouseWheelAction: 'zoomPastCursor', changeCameraTargetOnClick: false },
  run: {
    '3.0.2': ({ viewer }) => {
      const { mouseWheelAction, changeCameraTargetOnClick } = viewer.getCameraControlsOptions();
      return { mouseWheelAction, changeCameraTargetOnClick };
    },
    '3.3.0': ({ viewer, reveal }) => {
      const manager = viewer.cameraManager;
      if (!(manager instanceof reveal.DefaultCameraManager)) return 'another manager';
      const { mouseWheelAction, changeCameraTargetOnClick } = manager.getCameraControlsOptions();
      return { mouseWheelAction, changeCameraTargetOnClick };
    },
  },
});
