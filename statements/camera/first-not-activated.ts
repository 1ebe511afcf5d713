import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "The viewer doesn't call `activate()` on the camera manager that you pass in its options.",
  is: { passed: false, replacing: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewerOptions.cameraManager'),
    '3.3.0': instead(
      'The viewer calls `activate()` neither on the camera manager that you pass in its options nor on one that replaces it.',
      { passed: false, replacing: false },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    const viewer = newViewer({ cameraManager: manager });
    const passed = manager.calls.includes('activate');
    const next = newCameraManager();
    viewer.setCameraManager(next);
    return { passed, replacing: next.calls.includes('activate') };
  },
});
