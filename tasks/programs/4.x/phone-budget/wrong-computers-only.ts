import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// Phones already have a smaller default.
if (!/Mobile/.test(navigator.userAgent)) {
  viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: 200_000 };
}

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);
