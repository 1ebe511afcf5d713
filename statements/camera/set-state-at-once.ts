import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CameraManager.setCameraState()` moves the camera immediately, without an animation.',
  is: [1, 2, 3],
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    viewer.cameraManager.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    return viewer.cameraManager.getCameraState().position.toArray().map(Math.round);
  },
});
