import { Cognite3DViewer } from '@cognite/reveal';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const skid = await viewer.addModel(pumpSkid);
await viewer.addModel({ modelId: 1001, revisionId: 2001 });
viewer.fitCameraToModel(skid, 0);
