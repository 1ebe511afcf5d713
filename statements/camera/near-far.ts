import type { DefaultCameraManager } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DefaultCameraManager` updates the near and far planes of its camera unless `automaticNearFarPlane` is false.',
  is: { automatic: true, own: [1, 50] },
  expect: { '3.0.2': lacks('DefaultCameraManager'), '3.3.0': holds },
  run: async ({ viewer, cad, drawn }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const camera = manager.getCamera();
    const before = [camera.near, camera.far];
    viewer.fitCameraToModel(await cad, 0);
    await drawn();
    const automatic = camera.near !== before[0] && camera.far !== before[1];
    manager.automaticNearFarPlane = false;
    Object.assign(camera, { near: 1, far: 50 });
    manager.setCameraState({ position: new Vector3(9, 9, 9), target: new Vector3() });
    await drawn();
    return { automatic, own: [camera.near, camera.far] };
  },
});
