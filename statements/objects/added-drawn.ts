import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addObject3D()` and `removeObject3D()` redraw the view.',
  is: { resting: 0, added: true, removed: true },
  run: async ({ viewer, drawn, sleep }) => {
    const mesh = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial());
    await drawn();
    await sleep(500);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    await sleep(400);
    const resting = frames;
    viewer.addObject3D(mesh as never);
    await sleep(400);
    const added = frames;
    viewer.removeObject3D(mesh as never);
    await sleep(400);
    return { resting, added: added > resting, removed: frames > added };
  },
});
