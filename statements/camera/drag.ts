import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Dragging rotates the camera around its target. The target and the distance to it don't change.",
  is: { moved: true, target: true, distance: true },
  expect: { '3.0.2': lacks('CameraState.target'), '3.3.0': holds },
  run: async ({ viewer, mouse, until, drawn }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(0, 0, 10), target: new Vector3() });
    await drawn();
    mouse.move(20, 32);
    mouse.down();
    mouse.move(40, 32);
    const state = () => manager.getCameraState();
    await until(() => Math.abs(state().position.x) > 1);
    mouse.up();
    const { position, target } = state();
    return {
      moved: Math.abs(position.x) > 1,
      target: target.length() < 0.01,
      distance: Math.abs(position.distanceTo(target) - 10) < 0.1,
    };
  },
});
