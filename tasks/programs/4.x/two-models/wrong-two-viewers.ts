import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pumpSkid } from './project';

// Each model gets its own viewer.
for (const id of [plant, pumpSkid]) {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  const model = await viewer.addCadModel(id);
  viewer.loadCameraFromModel(model);
}
