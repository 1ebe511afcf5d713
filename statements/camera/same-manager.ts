import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setCameraManager()` with the current camera manager doesn't call any of its methods.",
  is: { same: [], other: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      '`Cognite3DViewer.setCameraManager()` with the current camera manager calls its `setCameraState()`.',
      { same: ['setCameraState'], other: true },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    const viewer = newViewer({ cameraManager: manager });
    manager.calls.length = 0;
    viewer.setCameraManager(manager);
    const same = [...manager.calls];
    const other = newCameraManager();
    viewer.setCameraManager(other);
    return { same, other: other.calls.length > 0 };
  },
});
