import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A camera manager that was replaced can be disposed after the viewer.',
  is: null,
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ viewer, newCameraManager, messageOf }) => {
    const former = viewer.cameraManager;
    viewer.setCameraManager(newCameraManager());
    viewer.dispose();
    return messageOf(() => former.dispose());
  },
});
