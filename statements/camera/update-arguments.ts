import type { Box3 } from 'three';
import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CameraManager.update()` receives the seconds since the previous call and the bounding box of the scene.',
  is: { seconds: true, box: [2, 2, 2] },
  expect: { '3.0.2': lacks('CameraManager.update'), '3.3.0': holds },
  run: async ({ newViewer, newCameraManager, until }) => {
    let seen: { seconds: number; size: number[] }[] = [];
    const update = (seconds: number, box: Box3) => {
      seen.push({ seconds, size: box.isEmpty() ? [] : box.getSize(new Vector3()).toArray() });
    };
    const viewer = newViewer({ cameraManager: { ...newCameraManager(), update } });
    viewer.addObject3D(new Mesh(new BoxGeometry(2, 2, 2)));
    seen = [];
    await until(() => seen.length > 5);
    const { size } = seen.at(-1) ?? {};
    return {
      seconds: seen.slice(1).every(({ seconds }) => seconds > 0 && seconds < 10),
      box: size,
    };
  },
});
