import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setCameraManager()` sets `enabled` of the previous manager to false. It copies the camera position unless the second argument is false.',
  is: { former: false, next: true, handed: [1, 2, 3], kept: [0, 0, 0] },
  expect: { '3.0.2': lacks, '3.3.0': holds, '4.29.0': lacks },
  run: ({ viewer, newCameraManager }) => {
    viewer.cameraManager.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    const [one, other] = [newCameraManager(), newCameraManager()];
    one.enabled = false;
    const { cameraManager: first } = viewer;
    viewer.setCameraManager(one as never);
    const handed = one.getCameraState().position.toArray().map(Math.round);
    const former = (first as unknown as { enabled: boolean }).enabled;
    viewer.setCameraManager(other as never, false);
    return {
      former,
      next: one.enabled || other.enabled,
      handed,
      kept: other.getCameraState().position.toArray(),
    };
  },
});
