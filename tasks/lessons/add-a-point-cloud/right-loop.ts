import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
for (const ids of [pointCloud, plant]) await viewer.addModel(ids);
viewer.fitCameraToModels();
