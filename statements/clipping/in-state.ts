import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`clippingPlanes` in a view state contains the global clipping planes, but not those of a CAD model.',
  is: [[1, 0, 0, 2]],
  expect: { '3.0.2': lacks('Cognite3DViewer.setGlobalClippingPlanes'), '4.29.0': holds },
  run: async ({ viewer, cad }) => {
    const model = await cad;
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), 2)]);
    model.setModelClippingPlanes([new Plane(new Vector3(0, 1, 0), 1)]);
    return viewer
      .getViewState()
      .clippingPlanes?.map(({ nx, ny, nz, constant }) => [nx, ny, nz, constant]);
  },
});
