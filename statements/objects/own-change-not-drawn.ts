import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { statement } from '../statement';

export default statement({
  says: "Changing the color or scale of your own object doesn't redraw the view. Call `requestRedraw()` to redraw it.",
  is: { changed: 0, asked: true },
  run: async ({ viewer, drawn, sleep }) => {
    const mesh = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial());
    viewer.addObject3D(mesh as never);
    await drawn();
    await sleep(500);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    mesh.material.color.set('red');
    mesh.scale.setScalar(2);
    await sleep(400);
    const changed = frames;
    viewer.requestRedraw();
    await sleep(400);
    return { changed, asked: frames > changed };
  },
});
