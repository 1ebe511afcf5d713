import type { DefaultCameraManager } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The A key moves the camera of `DefaultCameraManager` more than twice as fast while Shift is pressed. `ComboControlsOptions.keyboardSpeedFactor` is 3 by default.',
  is: { factor: 3, isFaster: true },
  expect: { '3.0.2': lacks('ComboControlsOptions.keyboardSpeedFactor'), '4.29.0': holds },
  run: async ({ viewer, drawn, clock, input }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const factor = manager.getComboControlsOptions().keyboardSpeedFactor;
    await drawn();
    await input().click();
    // The SDK has already requested its next frame. If that frame came later, the camera would move during the whole
    // time between the two frames.
    const nextFrame = new Promise((resolve) => void requestAnimationFrame(resolve));
    clock.hold();
    await nextFrame;
    const distanceWith = async (...keys: string[]) => {
      const position = new Vector3(0, 0, 100);
      manager.setCameraState({ position, target: new Vector3() });
      await clock.pass(1000);
      for (const key of keys) await input().keyDown(key);
      await clock.pass(200);
      for (const key of keys.toReversed()) await input().keyUp(key);
      await clock.pass(1000);
      return manager.getCameraState().position.distanceTo(position);
    };
    const slow = await distanceWith('KeyA');
    const fast = await distanceWith('Shift', 'KeyA');
    return { factor, isFaster: slow > 0 && fast > 2 * slow };
  },
});
