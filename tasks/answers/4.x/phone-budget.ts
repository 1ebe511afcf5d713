import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// The default differs between phones and computers, so set a fixed number instead of a share of the
// default.
viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: 200_000 };

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);
