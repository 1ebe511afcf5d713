import { AmbientLight, Mesh, MeshStandardMaterial, SphereGeometry, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "An ambient light that you add with `addObject3D()` shines on your own objects, but doesn't change the color of a CAD model.",
  is: { hit: true, same: true, dark: [0, 0, 0], isLit: true },
  run: async ({ viewer, cad, shown, loaded, isHit, drawn, pixel }) => {
    await shown(await cad);
    await loaded();
    const hit = await isHit();
    // An object close to the camera. Its material needs light.
    const { position, target } = viewer.getViewState().camera ?? {};
    const from = new Vector3(position?.x, position?.y, position?.z);
    const to = new Vector3(target?.x, target?.y, target?.z);
    const ball = new Mesh(new SphereGeometry(0.5), new MeshStandardMaterial({ color: '#00ff00' }));
    ball.position.copy(from).lerp(to, 2 / from.distanceTo(to));
    viewer.addObject3D(ball as never);
    const look = async (isBall: boolean) => {
      ball.visible = isBall;
      await drawn();
      return pixel();
    };
    const before = await look(false);
    const dark = await look(true);
    viewer.addObject3D(new AmbientLight('white', 10) as never);
    const after = await look(false);
    const [red = 255, green = 0, blue = 255] = await look(true);
    return {
      hit,
      same: String(before) === String(after) && String(before) !== String(dark),
      dark,
      isLit: red < 50 && green > 200 && blue < 50,
    };
  },
});
