import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`FlexibleCameraManager` switches to orbit with the key 1, first person with 2 or W, and orbit in center with 3. Each switch calls the listeners added with `addControlsTypeChangeListener()`.',
  is: { '1': 'orbit', '2': 'firstPerson', '3': 'orbitInCenter', W: 'firstPerson', heard: 4 },
  expect: {
    '3.0.2': lacks('IFlexibleCameraManager.addControlsTypeChangeListener'),
    '4.29.0': holds,
  },
  run: async ({ newViewer, until, drawn }) => {
    const viewer = newViewer({ useFlexibleCameraManager: true });
    const manager = viewer.cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    await drawn(viewer);
    let heard = 0;
    manager.addControlsTypeChangeListener(() => (heard += 1));
    const press = (type: string, code: string) =>
      viewer.domElement.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true }));
    const chosenBy = (code: string): string => {
      press('keydown', code);
      press('keyup', code);
      return manager.controlsType;
    };
    const digits = { '2': chosenBy('Digit2'), '1': chosenBy('Digit1'), '3': chosenBy('Digit3') };
    press('keydown', 'KeyW');
    await until(() => manager.controlsType !== 'orbitInCenter');
    press('keyup', 'KeyW');
    return { ...digits, W: manager.controlsType as string, heard };
  },
});
