import { Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "After `setCameraManager()`, listeners on the viewer receive `cameraChange` from the new manager. Listeners on the previous manager don't.",
  is: { viewer: 1, manager: 0 },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      'After `setCameraManager()`, neither listeners on the viewer nor listeners on the previous manager receive `cameraChange` from the new manager.',
      { viewer: 0, manager: 0 },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, viewer }) => {
    const former = viewer.cameraManager;
    const next = newViewer().cameraManager;
    let [ofViewer, ofManager] = [0, 0];
    viewer.on('cameraChange', () => (ofViewer += 1));
    former.on('cameraChange', () => (ofManager += 1));
    viewer.setCameraManager(next);
    [ofViewer, ofManager] = [0, 0];
    next.setCameraState({ position: new Vector3(1, 2, 3), target: new Vector3() });
    return { viewer: Math.min(ofViewer, 1), manager: ofManager };
  },
});
