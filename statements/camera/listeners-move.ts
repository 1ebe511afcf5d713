import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Camera listeners of the viewer stay when the camera manager is replaced: the viewer listens to the new one.',
  is: ['on cameraChange', 'on cameraStop'],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer, newCameraManager }) => {
    const calls: string[] = [];
    viewer.setCameraManager(newCameraManager(calls));
    return calls.filter((call) => call.startsWith('on '));
  },
});
