import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Pressing a mouse button stops a camera animation at its current position.',
  is: { moving: true, stays: true, there: false },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, clock, mouse }) => {
    const manager = viewer.cameraManager;
    clock.hold();
    // Let the frame that was requested before the clock was held render first.
    await clock.wait(300);
    const goal = new Vector3(100, 0, 0);
    const box = new Box3().setFromCenterAndSize(goal, new Vector3(1, 1, 1));
    const { target } = manager.getCameraState();
    viewer.fitCameraToBoundingBox(box, 1000);
    await clock.pass(100);
    mouse.move(32, 32);
    mouse.down();
    await clock.pass(50);
    mouse.up();
    await clock.pass(500);
    const stopped = manager.getCameraState().target;
    await clock.pass(2000);
    const later = manager.getCameraState().target;
    return {
      moving: stopped.distanceTo(target) > 0,
      stays: later.distanceTo(stopped) < 0.01,
      there: later.distanceTo(goal) < 0.01,
    };
  },
});
