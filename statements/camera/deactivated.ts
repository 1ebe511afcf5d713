import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Dragging with the left mouse button doesn't rotate the camera of `DefaultCameraManager` after `deactivate()`, but does after `activate()`.",
  is: [false, true],
  expect: { '3.0.2': lacks('CameraManager.deactivate'), '4.29.0': holds },
  run: async ({ viewer, mouse, drawn, sleep }) => {
    const manager = viewer.cameraManager;
    const turns = async () => {
      manager.setCameraState({ position: new Vector3(0, 0, 10), target: new Vector3() });
      await drawn();
      mouse.move(20, 32);
      mouse.down();
      mouse.move(40, 32);
      await sleep(800);
      mouse.up();
      return Math.abs(manager.getCameraState().position.x) > 0.5;
    };
    manager.deactivate();
    const off = await turns();
    manager.activate();
    return [off, await turns()];
  },
});
