import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
// This call doesn't have any effect before a model is added.
viewer.fitCameraToModels();
await viewer.addModel(plant);
