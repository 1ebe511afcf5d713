import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'By default, the camera of `DefaultCameraManager` has a vertical field of view of 60 degrees.',
  is: 60,
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: ({ viewer }) => viewer.cameraManager.getCamera().fov,
});
