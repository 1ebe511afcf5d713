import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getSceneBoundingBox()` includes objects added with `Cognite3DViewer.addObject3D()`.',
  is: [1, 1, 1],
  expect: { '3.0.2': lacks('Cognite3DViewer.getSceneBoundingBox'), '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    return viewer.getSceneBoundingBox().getSize(new Vector3()).toArray();
  },
});
