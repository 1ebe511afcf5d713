import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "In the orbit mode of `FlexibleCameraManager`, a click sets the target to the clicked point. A click doesn't move or rotate the camera, but a double-click moves it.",
  is: { target: true, position: true, rotation: true, doubleClick: true },
  expect: { '3.0.2': lacks('isFlexibleCameraManager'), '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, shown, pointer, until, sleep, reveal }) => {
    const viewer = newViewer({ useFlexibleCameraManager: true });
    const manager = viewer.cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    const model = await viewer.addCadModel(pumpSkid);
    await shown(model, viewer);
    manager.controlsType = reveal.FlexibleControlsType.Orbit;
    const hit = await viewer.getIntersectionFromPixel(36, 32);
    if (hit === null) return 'nothing under the pointer';
    const before = manager.getCameraState();
    const mouse = pointer('mouse', viewer);
    mouse.click(36, 32);
    await until(() => manager.getCameraState().target.distanceTo(before.target) > 0.001);
    // Wait, so that the next two clicks are a separate double-click and the animation has ended.
    await sleep(1000);
    const after = manager.getCameraState();
    mouse.click(36, 32);
    mouse.click(36, 32);
    const distance = () => manager.getCameraState().position.distanceTo(before.position);
    await until(() => distance() > 0.01);
    return {
      target: after.target.distanceTo(hit.point as never) < 0.1,
      position: after.position.distanceTo(before.position) < 0.001,
      rotation: after.rotation.angleTo(before.rotation) < 0.001,
      doubleClick: distance() > 0.01,
    };
  },
});
