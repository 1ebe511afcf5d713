import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you replace a `DefaultCameraManager` and then dispose it, the viewer stops firing `click`, even for listeners that you add later.',
  is: { before: 1, existing: 0, added: 0 },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, mouse, clock, newCameraManager }) => {
    let existing = 0;
    viewer.on('click', () => (existing += 1));
    const former = viewer.cameraManager;
    viewer.setCameraManager(newCameraManager());
    clock.hold();
    mouse.click(20, 20);
    await clock.pass(1000);
    const before = existing;
    former.dispose();
    let added = 0;
    viewer.on('click', () => (added += 1));
    mouse.click(20, 20);
    await clock.pass(1000);
    return { before, existing: existing - before, added };
  },
});
