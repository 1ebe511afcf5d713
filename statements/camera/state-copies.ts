import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`DefaultCameraManager.getCameraState()` returns copies of the position and the target: changing them doesn't move the camera.",
  is: { position: [1, 2, 3], target: [0, 0, 0] },
  expect: { '3.0.2': lacks('CameraManager.getCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    manager.getCameraState().position.set(9, 9, 9);
    manager.getCameraState().target.set(9, 9, 9);
    const { position, target } = manager.getCameraState();
    return {
      position: position.toArray().map(Math.round),
      target: target.toArray().map(Math.round),
    };
  },
});
