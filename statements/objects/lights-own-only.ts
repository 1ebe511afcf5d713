import { AmbientLight } from 'three';
import { statement } from '../statement';

export default statement({
  says: "Adding an ambient light with `addObject3D()` doesn't change the color of a CAD model.",
  is: { hit: true, same: true },
  run: async ({ viewer, cad, shown, isHit, drawn, pixel }) => {
    await shown(await cad);
    const hit = await isHit();
    const before = await pixel();
    viewer.addObject3D(new AmbientLight('white', 10) as never);
    await drawn();
    const after = await pixel();
    return { hit, same: String(before) === String(after) };
  },
});
