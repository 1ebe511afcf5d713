import { isFlexibleCameraManager } from '@cognite/reveal';
import { Quaternion, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`FlexibleCameraManager.setCameraState()` accepts a rotation together with a target: the camera looks along the rotation, not at the target.',
  is: { target: [5, 0, 0], direction: [0, 0, -1] },
  expect: { '3.0.2': lacks('isFlexibleCameraManager'), '4.29.0': holds },
  run: ({ newViewer }) => {
    const manager = newViewer({ useFlexibleCameraManager: true }).cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    manager.setCameraState({
      position: new Vector3(0, 0, 10),
      rotation: new Quaternion(),
      target: new Vector3(5, 0, 0),
    });
    const round = (vector: Vector3) =>
      vector.toArray().map((value) => Math.round(value * 100) / 100 + 0);
    return {
      target: round(manager.getCameraState().target),
      direction: round(manager.getCamera().getWorldDirection(new Vector3())),
    };
  },
});
