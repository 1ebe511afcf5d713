import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// Use 1/75 of the default, which differs between devices.
const { maximumRenderCost } = viewer.cadBudget;
viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: maximumRenderCost / 75 };

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);
