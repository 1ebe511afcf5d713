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

await pumps.executeFilter({ General: { System: 'Process pumps' } });
const ranges = pumps.getIndexSet().toRangeArray();
await motors.executeFilter({ General: { Type: 'Electric motor' } });
const indices = motors
  .getIndexSet()
  .toIndexArray()
  .filter((index) => ranges.some((range) => range.contains(index)));
model.assignStyledNodeCollection(new TreeIndexNodeCollection(indices), { color: [255, 0, 0] });
