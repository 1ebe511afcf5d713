import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The camera manager that is given as an option is not activated by the viewer.',
  is: false,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ newViewer, newCameraManager }) => {
    const manager = newCameraManager();
    newViewer({ cameraManager: manager });
    return manager.calls.includes('activate');
  },
});
