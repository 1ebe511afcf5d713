import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);
const column = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(813));
model.assignStyledNodeCollection(column, DefaultNodeAppearance.Default);
