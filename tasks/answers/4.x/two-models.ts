import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// The project's models share a coordinate system, so each model is in the right place by default.
const [model] = await Promise.all([viewer.addCadModel(plant), viewer.addCadModel(pumpSkid)]);
viewer.loadCameraFromModel(model);
