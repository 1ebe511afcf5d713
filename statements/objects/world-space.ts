import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Objects added with `addObject3D()` use world space: `getSceneBoundingBox()` includes them at the position you set.',
  is: { min: [9, 19, 29], max: [11, 21, 31] },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => {
    const mesh = new Mesh(new BoxGeometry(2, 2, 2), new MeshBasicMaterial());
    mesh.position.set(10, 20, 30);
    viewer.addObject3D(mesh);
    const { min, max } = viewer.getSceneBoundingBox();
    return { min: min.toArray(), max: max.toArray() };
  },
});
