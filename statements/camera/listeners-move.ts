import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'After `setCameraManager()`, the viewer listens to `cameraChange` and `cameraStop` of the new camera manager.',
  is: {
    atStart: ['on cameraChange', 'on cameraStop'],
    later: ['on cameraChange', 'on cameraStop'],
  },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      "After `setCameraManager()`, the viewer doesn't listen to events of the new camera manager.",
      { atStart: ['on cameraChange'], later: [] },
    ),
    '4.29.0': holds,
  },
  run: ({ viewer, newViewer, newCameraManager }) => {
    const listened = (give: (manager: never) => void) => {
      const calls: string[] = [];
      give(newCameraManager(calls) as never);
      return calls.filter((call) => call.startsWith('on '));
    };
    return {
      atStart: listened((cameraManager) => newViewer({ cameraManager })),
      later: listened((cameraManager) => viewer.setCameraManager(cameraManager)),
    };
  },
});
