import { BoxGeometry, Mesh } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "Adding your own object far from the rest of the scene moves the camera's far plane farther away.",
  is: { object: true, camera: true },
  expect: {
    '3.0.2': instead(
      "Adding your own object far from the rest of the scene doesn't extend the camera's far plane to include it. Moving the camera away from a model extends the far plane.",
      { object: false, camera: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, cad, drawn, sleep }) => {
    let far = 0;
    viewer.on('sceneRendered', ({ camera }) => {
      far = camera.far;
    });
    const settle = async () => {
      await drawn();
      await sleep(1500);
      await drawn();
      return far;
    };
    const add = (x: number) => {
      const mesh = new Mesh(new BoxGeometry(1, 1, 1));
      mesh.position.set(x, 0, 0);
      viewer.addObject3D(mesh);
      return settle();
    };
    viewer.fitCameraToModel(await cad, 0);
    const near = await add(0);
    const withObject = await add(50_000);
    // Move the camera so far away that the far plane must move to include the model. This check shows that the far
    // plane can move in every release.
    const target = { x: 0, y: 0, z: 0 };
    await viewer.setViewState({
      camera: { position: { x: 0, y: 0, z: 50_000 }, target },
    } as never);
    return { object: withObject > 10 * near, camera: (await settle()) > 10 * near };
  },
});
