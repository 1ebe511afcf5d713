import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'For `cameraChange` and `cameraStop`, `setCameraManager()` calls `off()` on the previous camera manager and `on()` on the new one.',
  is: {
    atStart: ['on cameraChange', 'on cameraStop'],
    later: ['on cameraChange', 'on cameraStop'],
    former: ['off cameraChange', 'off cameraStop'],
  },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      "`setCameraManager()` doesn't call `on()` on the new camera manager, although the viewer calls it on the camera manager that you pass in its options.",
      { atStart: ['on cameraChange'], later: [], former: [] },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, newCameraManager }) => {
    const [former, next] = [newCameraManager(), newCameraManager()];
    const viewer = newViewer({ cameraManager: former });
    const callsOf = ({ calls }: typeof former, name: 'on' | 'off') =>
      calls.filter((call) => call.startsWith(`${name} `));
    const atStart = callsOf(former, 'on');
    viewer.setCameraManager(next);
    return { atStart, later: callsOf(next, 'on'), former: callsOf(former, 'off') };
  },
});
