import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
const skid = await viewer.addCadModel(pumpSkid);
viewer.removeModel(model);
viewer.loadCameraFromModel(skid);
