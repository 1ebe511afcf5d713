import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3, WebGLRenderTarget } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With `renderTargetOptions`, the viewer renders to your render target instead of the canvas. It makes the target as wide as the canvas.',
  is: { target: [255, 0, 0], canvas: [0, 0, 0], isCanvasSize: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ newViewer, drawn }) => {
    const target = new WebGLRenderTarget(1, 1);
    const viewer = newViewer({ renderTargetOptions: { target } });
    viewer.addObject3D(
      new Mesh(new BoxGeometry(10, 10, 10), new MeshBasicMaterial({ color: '#ff0000' })),
    );
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    const seen = { target: [0], canvas: [0] };
    viewer.on('sceneRendered', ({ renderer }) => {
      const gl = renderer.getContext();
      const read = new Uint8Array(4);
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
      renderer.readRenderTargetPixels(target, width / 2, height / 2, 1, 1, read);
      seen.target = [...read].slice(0, 3);
      renderer.setRenderTarget(null);
      gl.readPixels(width / 2, height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, read);
      seen.canvas = [...read].slice(0, 3);
    });
    await drawn(viewer);
    await drawn(viewer);
    return { ...seen, isCanvasSize: target.width === viewer.canvas.width };
  },
});
