import type { Stage } from '../tests/tools';
import { press } from './look';
import { defineTask, expect } from './task';

const views = [
  { position: [28, 13, -38], target: [3, 11, -12] },
  { position: [-20, 30, 60], target: [-20, 5, 0] },
  { position: [-20, 20, 20], target: [-51, 5, -29] },
] as const;

async function expectReport(stage: Stage, { position, target }: (typeof views)[number]) {
  await stage.setCamera({ position: [...position], target: [...target] });
  const wanted = position.map((value) => value.toFixed(1)).join(', ');
  const status = stage.frame.getByRole('status').first();
  await stage
    .until('the position', async () => (await status.textContent())?.trim() === wanted)
    .catch(async () => expect(false, `the position "${wanted}"`, await status.textContent()));
}

export default defineTask({
  name: 'switch-camera-manager',
  needs: 'CameraManagerEventType',
  prompt:
    'Show the CAD model `plant`. An element with the role "status" always contains only the position of the camera, with one decimal per coordinate, as in "28.0, 13.0, -38.0". A button "Tripod" replaces the camera manager with your own, which starts with the current view. It moves the camera only in `setCameraState()` and `fitCameraToBoundingBox()`, and ignores pointer, wheel and keys. The camera’s position must also be reported, and the view redrawn, when the new manager moves the camera.',
  wrong: { from: "viewer.on('cameraChange'", to: "viewer.cameraManager.on('cameraChange'" },
  async judge(stage) {
    await expectReport(stage, views[0]);
    const before = await stage.picture();
    await press(stage, 'Tripod');
    await stage.still();
    const kept = await stage.camera();
    const moved = Math.hypot(
      ...kept.position.map((value, axis) => value - views[0].position[axis]!),
    );
    expect(moved < 0.1, 'the same view after "Tripod"', `the camera moved by ${moved} m`);

    await expectReport(stage, views[1]);
    const difference = (await stage.picture()).differenceTo(before);
    expect(difference > 0.2, 'another picture', `${(100 * difference).toFixed(0)} % changed`);
    await expectReport(stage, views[2]);

    await stage.drag([200, 180], [400, 220]);
    await stage.still();
    const { position, target } = await stage.camera();
    const seen = [...position, ...target].map((value) => value.toFixed(1)).join(', ');
    const still = [...views[2].position, ...views[2].target].map((value) => value.toFixed(1));
    expect(seen === still.join(', '), 'a camera that ignores the pointer', seen);
  },
});
