import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.getElementById('viewer') ?? document.body,
  logMetrics: false,
});

viewer
  .addModel({ modelId: 1001, revisionId: 2001 })
  .then(() => viewer.fitCameraToModels(undefined, 0))
  .catch(console.error);
