import { BoxGeometry, Mesh } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'An object of your own that is far away moves the far plane of the camera, since the box of the scene has it.',
  is: true,
  expect: {
    '3.0.2': instead('An object of your own that is far away does not move the far plane.', false),
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
