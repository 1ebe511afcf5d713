import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In a new viewer, `Cognite3DViewer.loadCameraFromModel()` moves the camera before it returns.',
  is: true,
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, cad }) => {
    const model = await cad;
    const before = viewer.cameraManager.getCameraState().position;
    viewer.loadCameraFromModel(model);
    return !before.equals(viewer.cameraManager.getCameraState().position);
  },
});
