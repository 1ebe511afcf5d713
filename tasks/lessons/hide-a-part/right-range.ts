import { Cognite3DViewer, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The tank consists of nodes 3 to 122.
const tank = new TreeIndexNodeCollection(new NumericRange(3, 120));
model.assignStyledNodeCollection(tank, { visible: false });
