import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Add your code here. `model` finds and styles nodes. `viewer` handles
// clicks and the camera. `./project` exports the demo project's models. Try
// `pumpSkid` instead of `plant`.
