import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.setCameraManager()` with the current camera manager doesn't read or call any of its members.",
  is: { same: [], other: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      '`Cognite3DViewer.setCameraManager()` with the current camera manager reads its members `getCameraState`, `setCameraState`, and `getCamera`.',
      {
        same: ['getCameraState', 'setCameraState', 'getCamera', 'getCamera'],
        other: true,
      },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, newCameraManager }) => {
    const used: string[] = [];
    const recording = () =>
      new Proxy(newCameraManager(), {
        get: (manager, name) => {
          used.push(String(name));
          return Reflect.get(manager, name) as unknown;
        },
      });
    const manager = recording();
    const viewer = newViewer({ cameraManager: manager });
    used.length = 0;
    viewer.setCameraManager(manager);
    const same = [...used];
    viewer.setCameraManager(recording());
    return { same, other: used.length > same.length };
  },
});
