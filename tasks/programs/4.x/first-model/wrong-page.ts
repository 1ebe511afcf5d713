import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// The viewer's own background covers the page's background.
document.body.style.background = '#e8eef1';

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);
