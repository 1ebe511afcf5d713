import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`removeObject3D()` doesn't dispose the geometry and material of your own object. `Cognite3DViewer.dispose()` disposes them if the object is still in the scene.",
  is: { removed: 0, viewer: 2, program: 2 },
  expect: {
    '3.0.2': instead(
      'Neither `removeObject3D()` nor `Cognite3DViewer.dispose()` disposes the geometry and material of your own object.',
      { removed: 0, viewer: 0, program: 2 },
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
    const byViewer = disposed - removed;
    // Dispose the geometry and the material directly, to check that the listeners count disposals.
    mesh.geometry.dispose();
    mesh.material.dispose();
    return { removed, viewer: byViewer, program: disposed - removed - byViewer };
  },
});
