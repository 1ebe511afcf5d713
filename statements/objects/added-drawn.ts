import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addObject3D()` and `removeObject3D()` redraw the view.',
  is: [true, true],
  run: async ({ viewer, drawn, sleep }) => {
    const mesh = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial());
    await drawn();
    await sleep(500);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    viewer.addObject3D(mesh as never);
    await sleep(400);
    const added = frames;
    viewer.removeObject3D(mesh as never);
    await sleep(400);
    return [added > 0, frames > added];
  },
});
