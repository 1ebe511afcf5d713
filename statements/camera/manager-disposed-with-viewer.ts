import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` disposes the camera manager that is in use, also one of your own.',
  is: true,
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    newViewer({ cameraManager: manager }).dispose();
    return manager.calls.includes('dispose');
  },
});
