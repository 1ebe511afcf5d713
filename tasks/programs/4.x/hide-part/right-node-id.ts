import { Cognite3DViewer, NodeIdNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const tank = new NodeIdNodeCollection(client, model);
model.assignStyledNodeCollection(tank, { visible: false });
await tank.executeFilter([await model.mapTreeIndexToNodeId(3)]);
