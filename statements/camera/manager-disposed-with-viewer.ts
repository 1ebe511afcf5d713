import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` also disposes a custom camera manager that is in use.',
  is: [false, true],
  expect: { '3.0.2': lacks('Cognite3DViewerOptions.cameraManager'), '3.3.0': holds },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    const viewer = newViewer({ cameraManager: manager });
    const isDisposed = () => manager.calls.includes('dispose');
    const before = isDisposed();
    viewer.dispose();
    return [before, isDisposed()];
  },
});
