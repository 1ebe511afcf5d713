import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The parent node is the whole tank farm.
const tank = await model.getAncestorTreeIndices(3, 1);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(tank), DefaultNodeAppearance.Hidden);
