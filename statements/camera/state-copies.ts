import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`CameraManager.getCameraState()` returns copies: changing them doesn't move the camera.",
  is: [1, 2, 3],
  expect: { '3.0.2': lacks('CameraManager.getCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    manager.getCameraState().position.set(9, 9, 9);
    return manager.getCameraState().position.toArray().map(Math.round);
  },
});
