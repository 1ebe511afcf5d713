import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "In orbit mode, a click with `FlexibleCameraManager` sets the target to the clicked point and doesn't move the camera.",
  is: { target: true, position: true },
  expect: { '3.0.2': lacks('isFlexibleCameraManager'), '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, shown, pointer, until, reveal }) => {
    const viewer = newViewer({ useFlexibleCameraManager: true });
    const manager = viewer.cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    const model = await viewer.addCadModel(pumpSkid);
    await shown(model, viewer);
    manager.controlsType = reveal.FlexibleControlsType.Orbit;
    const hit = await viewer.getIntersectionFromPixel(36, 32);
    if (hit === null) return 'nothing under the pointer';
    const before = manager.getCameraState();
    pointer('mouse', viewer).click(36, 32);
    await until(() => manager.getCameraState().target.distanceTo(before.target) > 0.001);
    const after = manager.getCameraState();
    return {
      target: after.target.distanceTo(hit.point as never) < 0.1,
      position: after.position.distanceTo(before.position) < 0.001,
    };
  },
});
