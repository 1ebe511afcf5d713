import {
  Cognite3DViewer,
  PropertyFilterNodeCollection,
  UnionNodeCollection,
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

const motors = new PropertyFilterNodeCollection(client, model);
const pumps = new PropertyFilterNodeCollection(client, model);
const both = new UnionNodeCollection([motors, pumps]);
model.assignStyledNodeCollection(both, { color: new Color(1, 0, 0) });
await Promise.all([
  motors.executeFilter({ General: { Type: 'Electric motor' } }),
  pumps.executeFilter({ General: { System: 'Process pumps' } }),
]);
