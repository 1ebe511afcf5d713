import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.cameraManager` is a `DefaultCameraManager` by default.',
  is: true,
  expect: { '3.0.2': lacks('DefaultCameraManager'), '3.3.0': holds },
  run: ({ viewer, reveal }) => viewer.cameraManager instanceof reveal.DefaultCameraManager,
});
