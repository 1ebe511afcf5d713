import { Box3, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

interface Hand {
  readonly start: () => void;
  readonly target: () => Vector3;
}

const box = (x: number) => new Box3(new Vector3(x, 0, 0), new Vector3(x + 0.2, 0.2, 0.2));
const [near, far] = [box(0.1), box(5000)];
/**
 * Start of each animation, less than a meter from the near box. At 125 ms per meter, an animation of this length would
 * be much shorter than the minimum.
 */
const startPosition = () => new Vector3(0, 0, 0.6);

/**
 * Measures in real time, because animations in these releases ignore the held clock. Uses the fastest of five runs,
 * because a busy machine can delay some of them.
 */
async function runInRealTime({ viewer, until, sleep }: Tools, { start, target }: Hand) {
  const arrives = async (goal: Box3, before: number, after: number) => {
    const isThere = () => target().distanceTo(goal.getCenter(new Vector3())) < 1e-6;
    let quickest = Infinity;
    for (let turn = 0; turn < 5 && quickest > after; turn += 1) {
      start();
      await sleep(100);
      const began = performance.now();
      viewer.fitCameraToBoundingBox(goal);
      await until(isThere);
      quickest = Math.min(quickest, performance.now() - began);
    }
    return [quickest < before, quickest < after];
  };
  return { near: await arrives(near, 250, 400), far: await arrives(far, 1200, 1400) };
}

export default statement({
  says: 'Without a duration, `Cognite3DViewer.fitCameraToBoundingBox()` takes about 300 ms for a target less than 1 m away, and about 1,250 ms for a target 5 km away.',
  is: { near: [false, true], far: [false, true] },
  run: {
    '3.0.2': (tools) => {
      const { viewer } = tools;
      const start = () => {
        viewer.setCameraPosition(startPosition());
        viewer.setCameraTarget(new Vector3());
      };
      return runInRealTime(tools, { start, target: () => viewer.getCameraTarget() });
    },
    '3.3.0': (tools) => {
      const manager = tools.viewer.cameraManager;
      const state = { position: startPosition(), target: new Vector3() };
      const start = () => manager.setCameraState(state);
      return runInRealTime(tools, { start, target: () => manager.getCameraState().target });
    },
    '4.29.0': async ({ viewer, clock }) => {
      const manager = viewer.cameraManager;
      clock.hold();
      // Let the viewer render the frame that it requested before the clock was held.
      await clock.wait(300);
      const arrives = async (goal: Box3, before: number, after: number) => {
        manager.setCameraState({ position: startPosition(), target: new Vector3() });
        await clock.pass(100);
        const center = goal.getCenter(new Vector3());
        const isThere = () => manager.getCameraState().target.distanceTo(center) < 1e-6;
        viewer.fitCameraToBoundingBox(goal);
        await clock.pass(before);
        const early = isThere();
        await clock.pass(after - before);
        return [early, isThere()];
      };
      return { near: await arrives(near, 250, 400), far: await arrives(far, 1200, 1400) };
    },
  },
});
