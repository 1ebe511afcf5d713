import { Quaternion, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DefaultCameraManager.setCameraState()` throws if you pass both a rotation and a target.',
  is: "Rotation and target can't be set at the same time",
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: ({ viewer, messageOf }) =>
    messageOf(() =>
      viewer.cameraManager.setCameraState({ rotation: new Quaternion(), target: new Vector3() }),
    ),
});
