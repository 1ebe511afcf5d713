import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const indices: number[] = [];
await model.iterateSubtreeByTreeIndex(3, (index) => indices.push(index));
const hidden = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(hidden, { visible: false });
hidden.updateSet(indices);
