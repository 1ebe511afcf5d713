import { BoxGeometry, Mesh } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getSceneBoundingBox()` includes objects added with `Cognite3DViewer.addObject3D()`.',
  is: { isEmpty: true, min: [9.5, 19, 28.5], max: [10.5, 21, 31.5] },
  expect: { '3.0.2': lacks('Cognite3DViewer.getSceneBoundingBox'), '4.29.0': holds },
  run: ({ viewer }) => {
    const isEmpty = viewer.getSceneBoundingBox().isEmpty();
    const mesh = new Mesh(new BoxGeometry(1, 2, 3));
    mesh.position.set(10, 20, 30);
    viewer.addObject3D(mesh);
    const { min, max } = viewer.getSceneBoundingBox();
    return { isEmpty, min: min.toArray(), max: max.toArray() };
  },
});
