import type { DefaultCameraManager } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Keys don't move the camera while `keyboardNavigationEnabled` is false.",
  is: [false, true],
  expect: { '3.0.2': lacks('DefaultCameraManager.keyboardNavigationEnabled'), '3.3.0': holds },
  run: async ({ viewer, drawn, sleep }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const start = { position: new Vector3(0, 0, 10), target: new Vector3() };
    const moves = async () => {
      manager.setCameraState(start);
      await drawn();
      const press = (type: string) =>
        viewer.domElement.dispatchEvent(
          new KeyboardEvent(type, { code: 'KeyW', keyCode: 87, bubbles: true }),
        );
      press('keydown');
      await sleep(800);
      press('keyup');
      return manager.getCameraState().position.distanceTo(start.position) > 0.05;
    };
    manager.keyboardNavigationEnabled = false;
    const off = await moves();
    manager.keyboardNavigationEnabled = true;
    return [off, await moves()];
  },
});
