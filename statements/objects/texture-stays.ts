import { BoxGeometry, Mesh, MeshBasicMaterial, Texture } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` doesn't dispose the texture of your own object's material.",
  is: { byViewer: 0, byProgram: 1 },
  run: async ({ viewer, drawn }) => {
    const map = new Texture();
    let disposed = 0;
    map.addEventListener('dispose', () => (disposed += 1));
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ map })) as never);
    await drawn();
    viewer.dispose();
    const byViewer = disposed;
    map.dispose();
    return { byViewer, byProgram: disposed - byViewer };
  },
});
