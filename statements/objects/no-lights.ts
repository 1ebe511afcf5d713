import { AmbientLight, Box3, Mesh, MeshStandardMaterial, PlaneGeometry, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "The viewer's scene has no lights: a `MeshStandardMaterial` is black until you add a light with `addObject3D()`.",
  is: { dark: [0, 0, 0], lit: true },
  run: async ({ viewer, pixel, drawn }) => {
    const material = new MeshStandardMaterial({ color: '#ffffff' });
    viewer.addObject3D(new Mesh(new PlaneGeometry(10, 10), material));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const dark = await pixel();
    viewer.addObject3D(new AmbientLight('#ffffff', 3));
    await drawn();
    const lit = await pixel();
    return { dark, lit: lit.every((value) => value > 100) };
  },
});
