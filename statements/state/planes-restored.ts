import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setViewState()` replaces the current global clipping planes with the planes in the state.',
  is: [[0, 1, 0, 5]],
  expect: { '3.0.2': lacks('Cognite3DViewer.setGlobalClippingPlanes'), '4.29.0': holds },
  run: async ({ viewer }) => {
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, 1, 0), 5)]);
    const state = viewer.getViewState();
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), 1), new Plane()]);
    await viewer.setViewState(state);
    return viewer
      .getGlobalClippingPlanes()
      .map(({ normal, constant }) => [...normal.toArray(), constant]);
  },
});
