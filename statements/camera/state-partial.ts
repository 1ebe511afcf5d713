import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If you pass only a position to `DefaultCameraManager.setCameraState()`, the target doesn't change.",
  is: { position: [1, 2, 3], target: [4, 5, 6] },
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(9, 9, 9), target: new Vector3(4, 5, 6) });
    manager.setCameraState({ position: new Vector3(1, 2, 3) });
    const round = ({ x, y, z }: Vector3) => [x, y, z].map((value) => Math.round(value));
    const { position, target } = manager.getCameraState();
    return { position: round(position), target: round(target) };
  },
});
