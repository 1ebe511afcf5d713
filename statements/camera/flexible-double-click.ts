import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With `FlexibleCameraManager`, a double-click moves the camera by default, but not if `mouseClickType` is `None`.',
  is: { byDefault: true, withoutClick: false },
  expect: { '3.0.2': lacks('FlexibleControlsOptions.mouseClickType'), '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, shown, pointer, until, sleep, reveal }) => {
    const viewer = newViewer({ useFlexibleCameraManager: true });
    const manager = viewer.cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    await shown(await viewer.addCadModel(pumpSkid), viewer);
    const mouse = pointer('mouse', viewer);
    const start = manager.getCameraState();
    const doubleClick = () => {
      manager.setCameraState(start);
      mouse.click(32, 32);
      mouse.click(32, 32);
    };
    const isMoved = () => manager.getCameraState().position.distanceTo(start.position) > 0.01;
    const byDefault = manager.options.mouseClickType;
    manager.options.mouseClickType = reveal.FlexibleMouseActionType.None;
    doubleClick();
    await sleep(1500);
    const withoutClick = isMoved();
    manager.options.mouseClickType = byDefault;
    doubleClick();
    await until(isMoved);
    return { byDefault: isMoved(), withoutClick };
  },
});
