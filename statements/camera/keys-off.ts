import type { DefaultCameraManager } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The W key doesn't move the camera while `DefaultCameraManager.keyboardNavigationEnabled` is false, but does while it's true.",
  is: [false, true],
  expect: { '3.0.2': lacks('DefaultCameraManager.keyboardNavigationEnabled'), '3.3.0': holds },
  run: async ({ viewer, drawn, sleep, input }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const start = { position: new Vector3(0, 0, 10), target: new Vector3() };
    const moves = async () => {
      manager.setCameraState(start);
      await drawn();
      await input().keyDown('KeyW');
      await sleep(800);
      await input().keyUp('KeyW');
      return manager.getCameraState().position.distanceTo(start.position) > 0.05;
    };
    await input().click();
    manager.keyboardNavigationEnabled = false;
    const off = await moves();
    manager.keyboardNavigationEnabled = true;
    return [off, await moves()];
  },
});
