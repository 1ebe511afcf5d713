import { BoxGeometry, Mesh } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "Adding your own object far from the rest of the scene moves the camera's far plane farther away.",
  is: true,
  expect: {
    '3.0.2': instead(
      "Adding your own object far from the rest of the scene doesn't move the camera's far plane farther away.",
      false,
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, drawn, sleep }) => {
    let far = 0;
    viewer.on('sceneRendered', ({ camera }) => {
      far = camera.far;
    });
    const add = async (x: number) => {
      const mesh = new Mesh(new BoxGeometry(1, 1, 1));
      mesh.position.set(x, 0, 0);
      viewer.addObject3D(mesh);
      await drawn();
      await sleep(1500);
      await drawn();
      return far;
    };
    const near = await add(0);
    return (await add(50_000)) > 10 * near;
  },
});
