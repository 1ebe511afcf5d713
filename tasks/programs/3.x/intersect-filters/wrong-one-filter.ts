import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const motors = new PropertyFilterNodeCollection(client, model);
model.assignStyledNodeCollection(motors, { color: [255, 0, 0] });
await motors.executeFilter({ General: { Type: 'Electric motor', System: 'Process pumps' } });
