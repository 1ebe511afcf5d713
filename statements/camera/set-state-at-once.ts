import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DefaultCameraManager.setCameraState()` moves the camera immediately, without an animation.',
  is: { state: [1, 2, 3], camera: [1, 2, 3] },
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    const round = (position: Vector3) => position.toArray().map(Math.round);
    return {
      state: round(manager.getCameraState().position),
      camera: round(manager.getCamera().position),
    };
  },
});
