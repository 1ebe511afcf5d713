import { Box3, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

async function run({ viewer, mouse }: Tools, pass: (milliseconds: number) => Promise<void>) {
  const manager = viewer.cameraManager;
  const goal = new Vector3(100, 0, 0);
  const box = new Box3().setFromCenterAndSize(goal, new Vector3(1, 1, 1));
  const { target } = manager.getCameraState();
  viewer.fitCameraToBoundingBox(box, 1000);
  await pass(100);
  mouse.move(32, 32);
  mouse.down();
  await pass(50);
  mouse.up();
  await pass(500);
  const stopped = manager.getCameraState().target;
  await pass(2000);
  const later = manager.getCameraState().target;
  viewer.fitCameraToBoundingBox(box, 1000);
  await pass(2500);
  return {
    moving: stopped.distanceTo(target) > 0,
    stays: later.distanceTo(stopped) < 0.01,
    there: later.distanceTo(goal) < 0.01,
    withoutPress: manager.getCameraState().target.distanceTo(goal) < 0.01,
  };
}

export default statement({
  says: 'Pressing the left mouse button in the viewer ends a `Cognite3DViewer.fitCameraToBoundingBox()` animation early.',
  is: { moving: true, stays: true, there: false, withoutPress: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: {
    // Animations in this release ignore the held clock.
    '3.3.0': (tools) => run(tools, tools.sleep),
    '4.29.0': async (tools) => {
      const { clock } = tools;
      clock.hold();
      // Let the viewer render the frame that it requested before the clock was held.
      await clock.wait(300);
      return run(tools, (milliseconds) => clock.pass(milliseconds));
    },
  },
});
