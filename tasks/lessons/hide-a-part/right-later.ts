import { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const hidden = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(hidden, { visible: false });
const indices = await model.getSubtreeTreeIndices(3);
hidden.updateSet(new IndexSet(indices));
