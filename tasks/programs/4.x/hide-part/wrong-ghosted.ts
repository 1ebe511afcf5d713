import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Clicks ignore a ghosted tank, but it's still visible.
const tank = await model.getSubtreeTreeIndices(3);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(tank), DefaultNodeAppearance.Ghosted);
