import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(2136), 0);

// This collection is the reactor R-201 with everything
// below it. Color it here.
const reactor = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(2136));
console.log('Nodes of the reactor:', reactor.getIndexSet().count);
