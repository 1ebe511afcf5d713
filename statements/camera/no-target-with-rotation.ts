import { Quaternion, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you pass only a rotation to `DefaultCameraManager.setCameraState()`, it moves the target in front of the camera, at the same distance.',
  is: { target: [1, 2, -7] },
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3(11, 2, 3) });
    manager.setCameraState({ rotation: new Quaternion() });
    const { x, y, z } = manager.getCameraState().target;
    return { target: [x, y, z].map((value) => Math.round(value) + 0) };
  },
});
