import { Cognite3DViewer, type Cognite3DViewerOptions } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Vector3 } from 'three';
import { client, plant } from './project';

type Hint = NonNullable<Cognite3DViewerOptions['antiAliasingHint']>;

const hints: Hint[] = ['disabled', 'fxaa', 'msaa4', 'msaa4+fxaa'];
const settings: { hint: Hint } = { hint: 'fxaa' };

// A view of the pipe rack, whose thin lines show aliasing. Coordinates are in meters, with Y up.
let view = { position: new Vector3(-27, 9, 24), target: new Vector3(-8, 5, 0) };

function createViewer() {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
    antiAliasingHint: settings.hint,
  });
  viewer.cameraManager.setCameraState(view);
  return viewer;
}

let viewer = createViewer();
await viewer.addCadModel(plant);

async function changeHint() {
  // You can't change a viewer's antialiasing hint, so create a new viewer with the same camera.
  const { position, target } = viewer.cameraManager.getCameraState();
  view = { position, target };
  const { canvas } = viewer;
  viewer.dispose();
  // Free the WebGL context: dispose() doesn't free it, and browsers allow only a few contexts.
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  viewer = createViewer();
  await viewer.addCadModel(plant);
}

const gui = new GUI();
gui
  .add(settings, 'hint', hints)
  .name('antiAliasingHint')
  .onChange(() => {
    changeHint().catch((error: unknown) => console.error('The model did not load again.', error));
  });
