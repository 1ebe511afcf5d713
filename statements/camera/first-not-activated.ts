import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer doesn't call `activate()` on the camera manager that you pass in its options.",
  is: false,
  expect: { '3.0.2': lacks('Cognite3DViewerOptions.cameraManager'), '3.3.0': holds },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    newViewer({ cameraManager: manager });
    return manager.calls.includes('activate');
  },
});
