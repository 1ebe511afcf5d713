import { BoxGeometry, Mesh, MeshBasicMaterial, Scene, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If you render your own scene in a `sceneRendered` listener without clearing the frame, the scene's objects appear in the colors you set. The viewer's objects can hide them. They're clipped if they're far in front of the viewer's objects, and `getScreenshot()` doesn't include them.",
  is: { front: [255, 128, 0], behind: [0, 0, 255], outside: [0, 0, 255], screenshot: [0, 0, 255] },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    viewer.addObject3D(
      new Mesh(new BoxGeometry(2, 2, 2), new MeshBasicMaterial({ color: '#0000ff' })),
    );
    // This object enlarges the scene's bounding box, which determines the near and far planes.
    const aside = new Mesh(new BoxGeometry(1, 1, 20), new MeshBasicMaterial());
    aside.position.x = 30;
    viewer.addObject3D(aside);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    const scene = new Scene();
    const own = new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ color: '#ff8000' }));
    own.position.z = 5;
    scene.add(own);
    let color: number[] = [];
    viewer.on('sceneRendered', ({ renderer, camera }) => {
      const { autoClear } = renderer;
      renderer.autoClear = false;
      renderer.render(scene, camera);
      renderer.autoClear = autoClear;
      renderer.setRenderTarget(null);
      const gl = renderer.getContext();
      const read = new Uint8Array(4);
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
      gl.readPixels(width / 2, height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, read);
      color = [...read].slice(0, 3);
    });
    await drawn();
    const front = color;
    const screenshot = await pixel();
    own.position.z = -5;
    await drawn();
    const behind = color;
    own.position.z = 19;
    await drawn();
    return { front, behind, outside: color, screenshot };
  },
});
