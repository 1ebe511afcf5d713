import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// What every node gets that has no style of its own.
model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);

// `DefaultNodeAppearance.Default` would leave the ghost as it is; this says that the sphere is none.
const sphere = await model.getSubtreeTreeIndices(442);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(sphere), { renderGhosted: false });
