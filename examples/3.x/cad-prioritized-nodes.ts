import { Cognite3DViewer, PropertyFilterNodeCollection, THREE } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

// A budget that holds a tenth of the plant, so that there is something to choose.
const settings = { prioritize: true, renderCost: 45_000 };

function createViewer() {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  viewer.setBackgroundColor(new THREE.Color('#e8eef1'));
  viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: settings.renderCost };
  return viewer;
}

async function load(viewer: Cognite3DViewer) {
  const model = await viewer.addCadModel(plant);
  viewer.loadCameraFromModel(model);
  // The important nodes: the compressors, small and far away. This collection knows where its nodes are.
  const compressors = new PropertyFilterNodeCollection(client, model);
  await compressors.executeFilter({ General: { System: 'Compression' } });
  model.assignStyledNodeCollection(compressors, {
    color: [217, 38, 62],
    prioritizedForLoadingHint: settings.prioritize ? 5 : 0,
  });
}

let viewer = createViewer();
await load(viewer);

async function reload() {
  // Removing a hint doesn't make a viewer choose again, so create another viewer.
  const canvas = viewer.domElement.querySelector('canvas');
  viewer.dispose();
  // The WebGL context outlives the viewer, and a page has only some 16 of them: give it back.
  canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  viewer = createViewer();
  await load(viewer);
}

const gui = new GUI();
gui.add(settings, 'prioritize').name('Load compressors first').onChange(reload);
gui.add(settings, 'renderCost', 40_000, 460_000, 10_000).name('Render cost').onFinishChange(reload);
