import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A camera animation takes at least 300 ms, and at most 1,250 ms, however far it goes.',
  is: { near: [false, true], far: [false, true] },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, clock }) => {
    const manager = viewer.cameraManager;
    clock.hold();
    // The frame that was asked for in real time comes first.
    await clock.wait(300);
    const arrives = async (box: Box3, before: number, after: number) => {
      manager.setCameraState({ position: new Vector3(0, 0, 2), target: new Vector3() });
      await clock.pass(100);
      const goal = box.getCenter(new Vector3());
      const isThere = () => manager.getCameraState().target.distanceTo(goal) < 1e-6;
      viewer.fitCameraToBoundingBox(box);
      await clock.pass(before);
      const early = isThere();
      await clock.pass(after - before);
      return [early, isThere()];
    };
    const box = (x: number) => new Box3(new Vector3(x, 0, 0), new Vector3(x + 0.2, 0.2, 0.2));
    return { near: await arrives(box(0.1), 250, 400), far: await arrives(box(5000), 1200, 1400) };
  },
});
