import {
  Cognite3DViewer,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
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

void motors.executeFilter({ General: { Type: 'Electric motor' } });
void pumps.executeFilter({ General: { System: 'Process pumps' } });
const set = motors.getIndexSet().clone().intersectWith(pumps.getIndexSet());
model.assignStyledNodeCollection(new TreeIndexNodeCollection(set), { color: new Color(1, 0, 0) });
