import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Add the pump skid here.
console.log('IDs of the pump skid:', pumpSkid);
