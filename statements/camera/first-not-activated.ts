import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "The viewer doesn't call `activate()` on the camera manager that you pass in its options, although it uses the manager.",
  is: { used: [true, true], passed: false, replacing: true, called: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewerOptions.cameraManager'),
    '3.3.0': instead(
      "The viewer doesn't call `activate()` on the camera manager that you pass in its options or on one that replaces it, although it uses both.",
      { used: [true, true], passed: false, replacing: false, called: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, newCameraManager, until, drawn, sleep }) => {
    const updates = [0, 0];
    const newManager = (index: number) => {
      const update = () => {
        updates[index] = (updates[index] ?? 0) + 1;
      };
      return { ...newCameraManager(), update };
    };
    const [first, next] = [newManager(0), newManager(1)];
    const viewer = newViewer({ cameraManager: first });
    await until(() => updates[0]);
    await drawn(viewer);
    await sleep(500);
    const passed = first.calls.includes('activate');
    viewer.setCameraManager(next);
    await until(() => updates[1]);
    await drawn(viewer);
    await sleep(500);
    const replacing = next.calls.includes('activate');
    // Check that a call would be recorded.
    first.activate();
    return {
      used: updates.map((count) => count > 0),
      passed,
      replacing,
      called: first.calls.includes('activate'),
    };
  },
});
