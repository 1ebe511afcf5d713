import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setCameraManager()` with the current camera manager doesn't call any of its methods.",
  is: [],
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      '`Cognite3DViewer.setCameraManager()` with the current camera manager calls its `setCameraState()`.',
      ['setCameraState'],
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    const viewer = newViewer({ cameraManager: manager });
    manager.calls.length = 0;
    viewer.setCameraManager(manager);
    return manager.calls;
  },
});
