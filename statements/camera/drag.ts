import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Dragging with the left mouse button rotates the camera of `DefaultCameraManager` around its target. The target and the distance to it don't change.",
  is: { moved: true, target: true, distance: true },
  expect: { '3.0.2': lacks('CameraState.target'), '3.3.0': holds },
  run: async ({ viewer, mouse, until, drawn }) => {
    const manager = viewer.cameraManager;
    const center = new Vector3(1, 2, 3);
    manager.setCameraState({ position: new Vector3(1, 2, 13), target: center.clone() });
    await drawn();
    mouse.move(20, 32);
    mouse.down();
    mouse.move(40, 32);
    const state = () => manager.getCameraState();
    await until(() => Math.abs(state().position.x - 1) > 1);
    mouse.up();
    const { position, target } = state();
    return {
      moved: Math.abs(position.x - 1) > 1,
      target: target.distanceTo(center) < 0.01,
      distance: Math.abs(position.distanceTo(target) - 10) < 0.1,
    };
  },
});
