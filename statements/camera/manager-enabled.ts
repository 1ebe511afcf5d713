import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setCameraManager()` sets `enabled` to false on the previous manager and to true on the new one. It copies the position and the target unless the second argument is false.',
  is: {
    enabled: [
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ],
    handed: [1, 2, 3, 4, 5, 6],
    kept: [0, 0, 0, 0, 0, -1],
  },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': holds,
    '4.29.0': lacks('Cognite3DViewer.setCameraManager', 'cameraStateUpdate'),
  },
  run: ({ viewer, newCameraManager }) => {
    const { cameraManager: first } = viewer;
    first.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3(4, 5, 6) });
    const [one, other] = [newCameraManager(), newCameraManager()];
    one.enabled = false;
    other.enabled = false;
    const stateOf = ({ getCameraState }: typeof one) => {
      const { position, target } = getCameraState();
      return [...position.toArray(), ...target.toArray()].map(Math.round);
    };
    const isEnabled = () =>
      [first as unknown as typeof one, one, other].map(({ enabled }) => enabled);
    const enabled = [isEnabled()];
    viewer.setCameraManager(one as never);
    enabled.push(isEnabled());
    viewer.setCameraManager(other as never, false);
    enabled.push(isEnabled());
    return { enabled, handed: stateOf(one), kept: stateOf(other) };
  },
});
