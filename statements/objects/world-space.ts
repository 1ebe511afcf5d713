import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'Objects that you add with `addObject3D()` use world space. If the camera looks at the position you set, the object appears in the middle of the view.',
  is: { before: false, after: true, away: false },
  run: async ({ viewer, drawn, pixel }) => {
    const lookAt = async (x: number) => {
      const camera = { position: { x, y: 20, z: 40 }, target: { x, y: 20, z: 30 } };
      await viewer.setViewState({ camera } as never);
      await drawn();
      const [red = 0, green = 255] = await pixel();
      return red > 200 && green < 50;
    };
    const before = await lookAt(10);
    const mesh = new Mesh(new BoxGeometry(2, 2, 2), new MeshBasicMaterial({ color: '#ff0000' }));
    mesh.position.set(10, 20, 30);
    viewer.addObject3D(mesh as never);
    return { before, after: await lookAt(10), away: await lookAt(0) };
  },
});
