import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` also disposes the viewer's custom camera manager.",
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
