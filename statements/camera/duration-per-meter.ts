import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A camera animation takes 125 ms for each meter from the camera to the new target.',
  is: [false, true],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, clock }) => {
    const manager = viewer.cameraManager;
    clock.hold();
    // The frame that was asked for in real time comes first.
    await clock.wait(300);
    manager.setCameraState({ position: new Vector3(), target: new Vector3(0, 0, -1) });
    await clock.pass(100);
    const box = new Box3().setFromCenterAndSize(new Vector3(0, 0, -6), new Vector3(1, 1, 1));
    const place = () => manager.getCameraState().position;
    viewer.fitCameraToBoundingBox(box);
    await clock.pass(700);
    const early = place();
    await clock.pass(150);
    const late = place();
    await clock.pass(1000);
    return [early, late].map((position) => position.distanceTo(place()) < 1e-6);
  },
});
