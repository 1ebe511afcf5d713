import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const models = [await viewer.addModel(plant), await viewer.addModel(pumpSkid)];
viewer.fitCameraToModels(models);
