import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "If you pass the current camera manager to `Cognite3DViewer.setCameraManager()`, the viewer doesn't read or call any of the manager's members.",
  is: { same: [], other: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      "If you pass the current camera manager to `Cognite3DViewer.setCameraManager()`, the viewer reads the manager's members `getCameraState`, `setCameraState`, and `getCamera`.",
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
