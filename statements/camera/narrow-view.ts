import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DefaultCameraManager` keeps a field of view that you set on its camera, even after the camera moves.',
  is: { perspective: true, angle: 5 },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, cad, drawn }) => {
    const model = await cad;
    const camera = viewer.cameraManager.getCamera();
    camera.fov = 5;
    camera.updateProjectionMatrix();
    await drawn();
    viewer.fitCameraToBoundingBox(model.getModelBoundingBox(), 0);
    await drawn();
    const { isPerspectiveCamera, fov } = viewer.cameraManager.getCamera();
    return { perspective: isPerspectiveCamera, angle: fov };
  },
});
