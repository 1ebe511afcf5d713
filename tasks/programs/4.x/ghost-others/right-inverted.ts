import { Cognite3DViewer, InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const sphere = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(442));
const others = new InvertedNodeCollection(model, sphere);
model.assignStyledNodeCollection(others, { renderGhosted: true });
