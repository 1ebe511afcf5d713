import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With `FlexibleCameraManager`, a double-click moves the camera by default, but not if `mouseClickType` is `None`.',
  is: { byDefault: true, withoutClick: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, shown, pointer, sleep, reveal }) => {
    const viewer = newViewer({ useFlexibleCameraManager: true });
    const manager = viewer.cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    await shown(await viewer.addCadModel(pumpSkid), viewer);
    const mouse = pointer('mouse', viewer);
    const moves = async () => {
      const before = manager.getCameraState().position;
      mouse.click(32, 32);
      mouse.click(32, 32);
      await sleep(1500);
      return manager.getCameraState().position.distanceTo(before) > 0.01;
    };
    manager.options.mouseClickType = reveal.FlexibleMouseActionType.None;
    const withoutClick = await moves();
    manager.options.mouseClickType = reveal.FlexibleMouseActionType.SetTarget;
    return { byDefault: await moves(), withoutClick };
  },
});
