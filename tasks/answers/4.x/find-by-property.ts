import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
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
model.assignStyledNodeCollection(pumps, { color: new Color(0, 1, 0) });
await pumps.executeFilter({ General: { Type: 'Centrifugal pump' } });
