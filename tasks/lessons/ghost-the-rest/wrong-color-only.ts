import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
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
model.assignStyledNodeCollection(column, { color: new Color(1, 0.6, 0) });
