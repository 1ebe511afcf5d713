import { Cognite3DViewer, InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const column = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(813));
const rest = new InvertedNodeCollection(model, column);
model.assignStyledNodeCollection(rest, { renderGhosted: true });
