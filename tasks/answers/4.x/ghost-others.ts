import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Set the default style for nodes without their own style. The sphere's own style keeps its original look.
model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);
const sphere = await model.getSubtreeTreeIndices(442);
model.assignStyledNodeCollection(
  new TreeIndexNodeCollection(sphere),
  DefaultNodeAppearance.Default,
);
