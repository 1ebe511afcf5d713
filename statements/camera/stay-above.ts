import { isFlexibleCameraManager, type DefaultCameraManager } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Users can't drag the camera below its target if `maxPolarAngle` in `ComboControlsOptions`, or `minPolarAngle` in `FlexibleControlsOptions`, is π / 2.",
  is: { normal: { free: true, limited: false }, flexible: { free: true, limited: false } },
  expect: { '3.0.2': lacks('ComboControlsOptions.maxPolarAngle'), '4.29.0': holds },
  run: async ({ newViewer, pointer, sleep, drawn }) => {
    const goesBelow = async (isFlexible: boolean, isLimited: boolean) => {
      const viewer = newViewer({ useFlexibleCameraManager: isFlexible });
      const manager = viewer.cameraManager;
      if (isLimited && isFlexibleCameraManager(manager))
        manager.options.minPolarAngle = Math.PI / 2;
      else if (isLimited)
        (manager as DefaultCameraManager).setComboControlsOptions({ maxPolarAngle: Math.PI / 2 });
      manager.setCameraState({ position: new Vector3(0, 2, 10), target: new Vector3() });
      await drawn(viewer);
      const mouse = pointer('mouse', viewer);
      let lowest = Infinity;
      const look = () => {
        const { position, target } = manager.getCameraState();
        lowest = Math.min(lowest, position.y - target.y);
      };
      for (const way of [-1, 1]) {
        mouse.move(32, 32);
        mouse.down();
        await sleep(50);
        for (let step = 1; step <= 30; step += 1) {
          mouse.move(32, 32 + way * step * 6);
          await sleep(20);
          look();
        }
        mouse.up();
        await sleep(400);
        look();
      }
      return lowest < -0.01;
    };
    return {
      normal: { free: await goesBelow(false, false), limited: await goesBelow(false, true) },
      flexible: { free: await goesBelow(true, false), limited: await goesBelow(true, true) },
    };
  },
});
