import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'After `setCameraManager()`, the viewer listens to `cameraChange` and `cameraStop` of the new camera manager.',
  is: ['on cameraChange', 'on cameraStop'],
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      "After `setCameraManager()`, the viewer doesn't listen to events of the new camera manager.",
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
