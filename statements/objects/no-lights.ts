import { AmbientLight, Mesh, MeshStandardMaterial, PlaneGeometry, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The scene has no lights: a `MeshStandardMaterial` is black until one is added by `addObject3D()`.',
  is: { dark: [0, 0, 0], lit: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, pixel, drawn }) => {
    const material = new MeshStandardMaterial({ color: '#ffffff' });
    viewer.addObject3D(new Mesh(new PlaneGeometry(10, 10), material));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    const dark = await pixel();
    viewer.addObject3D(new AmbientLight('#ffffff', 3));
    await drawn();
    const lit = await pixel();
    return { dark, lit: lit.every((value) => value > 100) };
  },
});
