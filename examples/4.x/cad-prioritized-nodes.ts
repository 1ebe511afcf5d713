import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, plant } from './project';

// Budget for about a tenth of the plant, so that priorities make a difference.
const settings = { prioritize: true, renderCost: 45_000 };

function createViewer() {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: settings.renderCost };
  return viewer;
}

async function load(viewer: Cognite3DViewer) {
  const model = await viewer.addCadModel(plant);
  viewer.loadCameraFromModel(model);
  // Prioritize the compressors, which are small and far away. For this, the viewer needs the nodes'
  // areas, which this type of collection provides.
  const compressors = new PropertyFilterNodeCollection(client, model);
  await compressors.executeFilter({ General: { System: 'Compression' } });
  model.assignStyledNodeCollection(compressors, {
    color: new Color(0.85, 0.15, 0.24),
    prioritizedForLoadingHint: settings.prioritize ? 5 : 0,
  });
}

let viewer = createViewer();
await load(viewer);

async function loadAgain() {
  // Removing a hint doesn't change the priorities, so create another viewer.
  const { canvas } = viewer;
  viewer.dispose();
  // Free the WebGL context: dispose() doesn't free it, and browsers allow only a few contexts.
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  viewer = createViewer();
  await load(viewer);
}

function reload() {
  loadAgain().catch((error: unknown) => console.error('The model did not load again.', error));
}

const gui = new GUI();
gui.add(settings, 'prioritize').name('Load compressors first').onChange(reload);
gui.add(settings, 'renderCost', 40_000, 460_000, 10_000).name('Render cost').onFinishChange(reload);
