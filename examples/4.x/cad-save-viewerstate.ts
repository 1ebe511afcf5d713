import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  NumericRange,
  TreeIndexNodeCollection,
  type ViewerState,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color, Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The state to save has a style and a clipping plane. The tank farm (tree indices 1 to 810) is
// blue.
const tankFarm = new TreeIndexNodeCollection(new NumericRange(1, 810));
model.assignStyledNodeCollection(tankFarm, { color: new Color(0.15, 0.39, 0.92) });
// The plane hides everything more than 12 m east of the origin.
viewer.setGlobalClippingPlanes([new Plane(new Vector3(-1, 0, 0), 12)]);

const saved = { json: '' };

function save() {
  saved.json = JSON.stringify(viewer.getViewState());
}

/** Changes everything that the saved state contains. */
function change() {
  model.removeAllStyledNodeCollections();
  model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);
  viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), 20)]);
  viewer.cameraManager.setCameraState({
    position: new Vector3(60, 40, 70),
    target: new Vector3(10, 5, 0),
  });
}

async function restore() {
  try {
    await viewer.setViewState(JSON.parse(saved.json) as ViewerState);
  } catch (error) {
    // The saved state might be damaged, or belong to a model that isn't loaded.
    gui.title(`Could not restore. ${String(error)}`);
  }
}

save();
const gui = new GUI();
gui.add({ save }, 'save').name('Save');
gui.add({ change }, 'change').name('Change everything');
gui.add({ restore }, 'restore').name('Restore');
gui.add(saved, 'json').name('Saved state').listen();
