import type { Box3 } from 'three';
import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer calls `CameraManager.update()` even when it isn't redrawing. It passes the seconds since the previous call and the bounding box of the scene.",
  is: { calls: true, redraws: 0, requested: true, seconds: true, boxes: ['2,2,2', '6,6,6'] },
  expect: { '3.0.2': lacks('CameraManager.update'), '3.3.0': holds },
  run: async ({ newViewer, newCameraManager, until, drawn, sleep }) => {
    let seen: { seconds: number; time: number; size: string }[] = [];
    const update = (seconds: number, box: Box3) => {
      const size = box.isEmpty() ? '' : box.getSize(new Vector3()).toArray().join();
      seen.push({ seconds, time: performance.now() / 1000, size });
    };
    const viewer = newViewer({ cameraManager: { ...newCameraManager(), update } });
    const sizeWith = async (side: number) => {
      viewer.addObject3D(new Mesh(new BoxGeometry(side, side, side)));
      seen = [];
      await until(() => seen.length > 5);
      return seen.at(-1)?.size;
    };
    const boxes = [await sizeWith(2), await sizeWith(6)];
    await sleep(500);
    let redraws = 0;
    viewer.on('sceneRendered', () => (redraws += 1));
    seen = [];
    await sleep(1000);
    const elapsed = (seen.at(-1)?.time ?? NaN) - (seen[0]?.time ?? NaN);
    const passed = seen.slice(1).reduce((sum, { seconds }) => sum + seconds, 0);
    const calls = seen.length > 2;
    const still = redraws;
    await drawn(viewer);
    return {
      calls,
      redraws: still,
      requested: redraws > still,
      seconds: Math.abs(passed - elapsed) < 0.1,
      boxes,
    };
  },
});
