import { Cognite3DViewer } from '@cognite/reveal';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(pumpSkid);
viewer.loadCameraFromModel(model);
