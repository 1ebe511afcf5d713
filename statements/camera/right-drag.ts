import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Dragging with the right mouse button pans the camera: its position and target move together.',
  is: { moved: true, alike: true },
  expect: { '3.0.2': lacks('CameraState.position'), '3.3.0': holds },
  run: async ({ viewer, mouse, until, drawn, sleep }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(0, 0, 10), target: new Vector3() });
    await drawn();
    mouse.move(20, 32);
    mouse.down(2);
    mouse.move(40, 32);
    const state = () => manager.getCameraState();
    await until(() => state().target.length() > 0.5);
    mouse.up(2);
    await sleep(1000);
    const { position, target } = state();
    const way = position.clone().sub(new Vector3(0, 0, 10));
    return { moved: target.length() > 0.5, alike: way.distanceTo(target) < 0.1 };
  },
});
