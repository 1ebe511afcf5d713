import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'Camera listeners of the viewer stay when the camera manager is replaced: the viewer listens to the new one.',
  is: ['on cameraChange', 'on cameraStop'],
  expect: {
    '3.0.2': lacks,
    '3.3.0': instead(
      'Camera listeners of the viewer stay at the former camera manager when that is replaced: nothing is listened to on the new one.',
      [],
    ),
    '4.29.0': holds,
  },
  run: ({ viewer, newCameraManager }) => {
    const calls: string[] = [];
    viewer.setCameraManager(newCameraManager(calls) as never);
    return calls.filter((call) => call.startsWith('on '));
  },
});
