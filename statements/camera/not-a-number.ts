import { Quaternion, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`DefaultCameraManager.setCameraState()` doesn't throw if a coordinate of the position is `NaN`. The camera's coordinate becomes `NaN`.",
  is: { error: null, isNaN: true, both: true },
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: async ({ viewer, messageOf }) => {
    const manager = viewer.cameraManager;
    const error = await messageOf(() => {
      manager.setCameraState({ position: new Vector3(NaN, 2, 3), target: new Vector3() });
    });
    const isNaN = Number.isNaN(manager.getCameraState().position.x);
    // For comparison, this invalid state causes an error.
    const other = { rotation: new Quaternion(), target: new Vector3() };
    const both = (await messageOf(() => manager.setCameraState(other))) !== null;
    return { error, isNaN, both };
  },
});
