import { Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "After `setCameraManager()`, listeners on the viewer receive `cameraChange` from the new manager. Listeners on the previous manager don't.",
  is: { former: true, viewer: true, formerAfter: false, next: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      'After `setCameraManager()`, neither listeners on the viewer nor listeners on the previous manager receive `cameraChange` from the new manager.',
      { former: true, viewer: false, formerAfter: false, next: true },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, viewer }) => {
    const former = viewer.cameraManager;
    const next = newViewer().cameraManager;
    const heard = new Set<string>();
    viewer.on('cameraChange', () => heard.add('viewer'));
    former.on('cameraChange', () => heard.add('former'));
    next.on('cameraChange', () => heard.add('next'));
    former.setCameraState({ position: new Vector3(3, 2, 1), target: new Vector3() });
    const isFormerHeard = heard.has('former');
    viewer.setCameraManager(next);
    heard.clear();
    next.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    return {
      former: isFormerHeard,
      viewer: heard.has('viewer'),
      formerAfter: heard.has('former'),
      next: heard.has('next'),
    };
  },
});
