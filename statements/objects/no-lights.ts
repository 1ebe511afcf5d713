import {
  AmbientLight,
  Box3,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Vector3,
} from 'three';
import { statement } from '../statement';

export default statement({
  says: 'A `MeshStandardMaterial` on your own object is black until you add an ambient light with `addObject3D()`.',
  is: { isWallBright: true, dark: [0, 0, 0], lit: true },
  run: async ({ viewer, pixel, drawn }) => {
    // A white wall behind the object, because the background could also be black.
    const wall = new Mesh(new PlaneGeometry(100, 100), new MeshBasicMaterial({ color: '#ffffff' }));
    wall.position.z = -1;
    viewer.addObject3D(wall);
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const wallColor = await pixel();
    const material = new MeshStandardMaterial({ color: '#ffffff' });
    viewer.addObject3D(new Mesh(new PlaneGeometry(10, 10), material));
    await drawn();
    const dark = await pixel();
    viewer.addObject3D(new AmbientLight('#ffffff', 3));
    await drawn();
    const lit = await pixel();
    const isBright = (color: readonly number[]) => color.every((value) => value > 100);
    return { isWallBright: isBright(wallColor), dark, lit: isBright(lit) };
  },
});
