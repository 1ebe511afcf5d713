import {
  Cognite3DViewer,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const motors = new PropertyFilterNodeCollection(client, model);
const pumps = new PropertyFilterNodeCollection(client, model);
await Promise.all([
  motors.executeFilter({ General: { Type: 'Electric motor' } }),
  pumps.executeFilter({ General: { System: 'Process pumps' } }),
]);

const set = motors.getIndexSet().clone().intersectWith(pumps.getIndexSet());
model.assignStyledNodeCollection(new TreeIndexNodeCollection(set), { color: [255, 0, 0] });
