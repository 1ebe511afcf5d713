import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'After `Cognite3DViewer.removeObject3D()`, `getSceneBoundingBox()` no longer includes the object.',
  is: [1, 0],
  expect: { '3.0.2': lacks('Cognite3DViewer.getSceneBoundingBox'), '4.29.0': holds },
  run: ({ viewer }) => {
    const mesh = new Mesh(new BoxGeometry(1, 1, 1));
    const size = () => {
      const box = viewer.getSceneBoundingBox();
      return box.isEmpty() ? 0 : box.getSize(new Vector3()).x;
    };
    viewer.addObject3D(mesh);
    const before = size();
    viewer.removeObject3D(mesh);
    return [before, size()];
  },
});
