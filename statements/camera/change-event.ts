import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`cameraChange` fires during `DefaultCameraManager.setCameraState()` and provides the new position and target.',
  is: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  expect: { '3.0.2': lacks('CameraManager.setCameraState'), '3.3.0': holds },
  run: ({ viewer }) => {
    let seen: number[][] = [];
    viewer.on('cameraChange', (position, target) => {
      seen = [position.toArray().map(Math.round), target.toArray().map(Math.round)];
    });
    const state = { position: new Vector3(1, 2, 3), target: new Vector3(4, 5, 6) };
    viewer.cameraManager.setCameraState(state);
    return seen;
  },
});
