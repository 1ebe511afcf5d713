import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const maximumRenderCost = Math.min(viewer.cadBudget.maximumRenderCost, 200_000);
viewer.cadBudget = Object.assign({}, viewer.cadBudget, { maximumRenderCost });

viewer
  .addModel(plant)
  .then((model) => viewer.loadCameraFromModel(model))
  .catch((error: unknown) => console.error('The plant could not be loaded', error));
