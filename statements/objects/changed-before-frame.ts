import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you change the color or position of your own object in a `beforeSceneRendered` listener, the change appears in the same frame.',
  is: { before: [0, 255, 0], colored: [255, 0, 0], moved: false },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'beforeSceneRendered'"), '4.29.0': holds },
  run: async ({ viewer, drawn }) => {
    const mesh = new Mesh(new PlaneGeometry(10, 10), new MeshBasicMaterial({ color: '#00ff00' }));
    viewer.addObject3D(mesh);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    let color: number[] = [];
    viewer.on('sceneRendered', ({ renderer }) => {
      const gl = renderer.getContext();
      const pixel = new Uint8Array(4);
      renderer.setRenderTarget(null);
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
      gl.readPixels(width / 2, height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      color = [...pixel].slice(0, 3);
    });
    await drawn();
    const before = color;
    const next = async (change: () => void) => {
      viewer.on('beforeSceneRendered', change);
      await drawn();
      viewer.off('beforeSceneRendered', change);
      return color;
    };
    const colored = await next(() => mesh.material.color.set('#ff0000'));
    const moved = await next(() => mesh.position.set(100, 0, 0));
    return { before, colored, moved: String(moved) === String(colored) };
  },
});
