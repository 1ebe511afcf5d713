import { Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "After `setCameraManager()`, a listener on the viewer receives `cameraChange` from the new manager. A listener on the previous manager doesn't.",
  is: { former: true, viewerBefore: true, viewer: true, formerAfter: false, next: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      'After `setCameraManager()`, neither a listener on the viewer nor one on the previous manager receives `cameraChange` from the new manager.',
      { former: true, viewerBefore: true, viewer: false, formerAfter: false, next: true },
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
    const isViewerHeard = heard.has('viewer');
    viewer.setCameraManager(next);
    heard.clear();
    next.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    return {
      former: isFormerHeard,
      viewerBefore: isViewerHeard,
      viewer: heard.has('viewer'),
      formerAfter: heard.has('former'),
      next: heard.has('next'),
    };
  },
});
