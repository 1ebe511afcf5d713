import { Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'Your own object and a CAD model hide each other: you see the one nearer to the camera.',
  is: { inFront: true, behind: false, alone: true },
  run: async ({ viewer, cad, shown, loaded, isHit, drawn, pixel, three }) => {
    const model = await cad;
    await shown(model);
    await loaded();
    await isHit();
    const hit = await viewer.getIntersectionFromPixel(32, 32);
    if (hit === null) return 'nothing';
    const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
    const eye = new three.Vector3(x, y, z);
    const ball = new Mesh(new SphereGeometry(0.2), new MeshBasicMaterial({ color: '#ff0000' }));
    viewer.addObject3D(ball as never);
    const isRed = async (distance: number) => {
      const direction = new three.Vector3()
        .copy(hit.point as never)
        .sub(eye)
        .normalize();
      ball.position.copy(eye.clone().addScaledVector(direction, distance) as never);
      await drawn();
      const [red = 0, green = 255, blue = 255] = await pixel();
      return red > 200 && green < 50 && blue < 50;
    };
    const distance = eye.distanceTo(hit.point as never);
    const inFront = await isRed(distance - 1);
    const behind = await isRed(distance + 1);
    model.visible = false;
    return { inFront, behind, alone: await isRed(distance + 1) };
  },
});
