import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

for (const id of [pumpSkid, plant]) await viewer.addCadModel(id);
viewer.fitCameraToBoundingBox(viewer.getSceneBoundingBox(), 0);
