import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Disposing a replaced camera manager after you dispose the viewer doesn't throw.",
  is: null,
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, newCameraManager, messageOf }) => {
    const former = viewer.cameraManager;
    viewer.setCameraManager(newCameraManager());
    viewer.dispose();
    return messageOf(() => former.dispose());
  },
});
