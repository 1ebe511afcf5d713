import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// Reports the model as missing without trying to load it.
document.body.insertAdjacentHTML(
  'beforeend',
  '<p role="alert" style="position: absolute; top: 0">Model 4711 could not be loaded.</p>',
);
viewer.loadCameraFromModel(await viewer.addCadModel(plant));
