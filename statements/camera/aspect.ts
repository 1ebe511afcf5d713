import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer sets the camera's aspect ratio to that of its element, even with a custom camera manager.",
  is: [2, 2],
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ newViewer, newElement, newCameraManager, drawn, until }) => {
    const aspectOf = async (options: object) => {
      const viewer = newViewer({ domElement: newElement(100, 50), ...options });
      await drawn(viewer);
      const camera = viewer.cameraManager.getCamera();
      await until(() => camera.aspect === 2);
      return camera.aspect;
    };
    return [await aspectOf({}), await aspectOf({ cameraManager: newCameraManager() })];
  },
});
