import { AmbientLight, Mesh, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "Adding an ambient light with `addObject3D()` doesn't change the color of a CAD model.",
  is: { hit: true, same: true, shines: true },
  run: async ({ viewer, cad, shown, isHit, drawn, pixel }) => {
    await shown(await cad);
    const hit = await isHit();
    const before = await pixel();
    viewer.addObject3D(new AmbientLight('white', 10) as never);
    await drawn();
    const after = await pixel();
    // A material that needs light, close in front of the camera.
    const { position, target } = viewer.getViewState().camera ?? {};
    const from = new Vector3(position?.x, position?.y, position?.z);
    const to = new Vector3(target?.x, target?.y, target?.z);
    const ball = new Mesh(new SphereGeometry(0.5), new MeshStandardMaterial());
    ball.position.copy(from).lerp(to, 2 / from.distanceTo(to));
    viewer.addObject3D(ball as never);
    await drawn();
    const lit = await pixel();
    return { hit, same: String(before) === String(after), shines: lit.every((part) => part > 200) };
  },
});
