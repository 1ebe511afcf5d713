import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A `DefaultCameraManager` that replaces another camera manager takes over its position and target.',
  is: { position: [1, 2, 3], target: [4, 5, 6] },
  expect: { '3.0.2': lacks('CameraState.position'), '3.3.0': holds },
  run: ({ viewer, newCameraManager }) => {
    const former = viewer.cameraManager;
    const own = newCameraManager();
    viewer.setCameraManager(own);
    own.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3(4, 5, 6) });
    viewer.setCameraManager(former);
    const { position, target } = viewer.cameraManager.getCameraState();
    const round = ({ x, y, z }: Vector3) => [x, y, z].map(Math.round);
    return { position: round(position), target: round(target) };
  },
});
