import { isFlexibleCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In `FlexibleCameraManager`, the 1 key selects orbit mode. The 2, W, A, S, D, E, and Q keys select first-person mode, and the 3 key selects orbit-in-center mode. Each change calls a listener added with `addControlsTypeChangeListener()`.',
  is: {
    '1': 'orbit',
    '2': 'firstPerson',
    '3': 'orbitInCenter',
    W: 'firstPerson',
    A: 'firstPerson',
    S: 'firstPerson',
    D: 'firstPerson',
    E: 'firstPerson',
    Q: 'firstPerson',
    heard: 14,
  },
  expect: {
    '3.0.2': lacks('IFlexibleCameraManager.addControlsTypeChangeListener'),
    '4.29.0': holds,
  },
  run: async ({ newViewer, until, drawn, input, reveal }) => {
    const viewer = newViewer({ useFlexibleCameraManager: true });
    const manager = viewer.cameraManager;
    if (!isFlexibleCameraManager(manager)) return 'another manager';
    await drawn(viewer);
    let heard = 0;
    manager.addControlsTypeChangeListener(() => (heard += 1));
    const keys = input(viewer);
    await keys.click();
    const chosenBy = async (key: string): Promise<string> => {
      await keys.press(key);
      return manager.controlsType;
    };
    const second = await chosenBy('Digit2');
    const first = await chosenBy('Digit1');
    const third = await chosenBy('Digit3');
    const moving: Record<string, string> = {};
    for (const letter of ['W', 'A', 'S', 'D', 'E', 'Q']) {
      manager.controlsType = reveal.FlexibleControlsType.OrbitInCenter;
      await keys.keyDown(`Key${letter}`);
      await until(() => manager.controlsType !== 'orbitInCenter');
      await keys.keyUp(`Key${letter}`);
      moving[letter] = manager.controlsType;
    }
    return { '1': first, '2': second, '3': third, ...moving, heard };
  },
});
