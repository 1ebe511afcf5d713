import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Geometry and material of an object of your own are not disposed when `removeObject3D()` takes it out; of an object that is still there, `Cognite3DViewer.dispose()` disposes them.',
  is: { removed: 0, viewer: 2 },
  expect: {
    '3.0.2': instead(
      'Geometry and material of an object of your own are not disposed by `removeObject3D()`, nor by `Cognite3DViewer.dispose()`.',
      { removed: 0, viewer: 0 },
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, drawn }) => {
    const mesh = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial());
    let disposed = 0;
    mesh.geometry.addEventListener('dispose', () => (disposed += 1));
    mesh.material.addEventListener('dispose', () => (disposed += 1));
    viewer.addObject3D(mesh);
    await drawn();
    viewer.removeObject3D(mesh);
    const removed = disposed;
    viewer.addObject3D(mesh);
    viewer.dispose();
    return { removed, viewer: disposed - removed };
  },
});
