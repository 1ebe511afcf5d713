import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Cognite Data Fusion finds the nodes. The collection contains the nodes' subtrees, and grows with
// each response.
const pumps = new PropertyFilterNodeCollection(client, model);
model.assignStyledNodeCollection(pumps, { color: [0, 255, 0] });
await pumps.executeFilter({ General: { Type: 'Centrifugal pump' } });
