import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(3), 0);

// The collection is still empty.
// Select the nodes of the tank here.
const nodes = new TreeIndexNodeCollection([]);
model.assignStyledNodeCollection(nodes, DefaultNodeAppearance.Hidden);
