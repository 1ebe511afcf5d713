import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3, WebGLRenderTarget } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With `renderTargetOptions`, the viewer renders to your render target instead of the canvas. The target becomes as wide as the canvas.',
  is: {
    without: { target: [0, 0, 0], canvas: [255, 0, 0], width: false },
    with: { target: [255, 0, 0], canvas: [0, 0, 0], width: true },
  },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ newViewer, drawn }) => {
    const see = async (isOption: boolean) => {
      const target = new WebGLRenderTarget(1, 1);
      const viewer = newViewer(isOption ? { renderTargetOptions: { target } } : {});
      viewer.addObject3D(
        new Mesh(new BoxGeometry(10, 10, 10), new MeshBasicMaterial({ color: '#ff0000' })),
      );
      const [position, end] = [new Vector3(0, 0, 20), new Vector3()];
      viewer.cameraManager.setCameraState({ position, target: end });
      const seen = { target: [0], canvas: [0] };
      viewer.on('sceneRendered', ({ renderer }) => {
        const gl = renderer.getContext();
        const read = new Uint8Array(4);
        const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
        renderer.setRenderTarget(target);
        renderer.readRenderTargetPixels(target, target.width >> 1, target.height >> 1, 1, 1, read);
        seen.target = [...read].slice(0, 3);
        renderer.setRenderTarget(null);
        gl.readPixels(width / 2, height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, read);
        seen.canvas = [...read].slice(0, 3);
      });
      await drawn(viewer);
      await drawn(viewer);
      return { ...seen, width: target.width === viewer.canvas.width };
    };
    return { without: await see(false), with: await see(true) };
  },
});
