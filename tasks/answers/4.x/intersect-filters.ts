import {
  Cognite3DViewer,
  IntersectionNodeCollection,
  PropertyFilterNodeCollection,
} from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Filter collections contain the subtrees of the nodes that they find. `pumps` therefore also contains the motors of
// its pumps.
const motors = new PropertyFilterNodeCollection(client, model);
const pumps = new PropertyFilterNodeCollection(client, model);
const both = new IntersectionNodeCollection([motors, pumps]);
model.assignStyledNodeCollection(both, { color: new Color(1, 0, 0) });
await Promise.all([
  motors.executeFilter({ General: { Type: 'Electric motor' } }),
  pumps.executeFilter({ General: { System: 'Process pumps' } }),
]);
