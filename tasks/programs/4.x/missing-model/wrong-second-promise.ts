import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const message = document.createElement('p');
message.setAttribute('role', 'alert');
message.style.cssText = 'position: absolute; top: 8px; left: 8px; margin: 0; background: #fff';
document.body.append(message);

const loading = viewer.addModel({ modelId: 4711, revisionId: 4712 });
// `then()` returns another promise, and nothing handles its rejection.
loading.then((model) => viewer.loadCameraFromModel(model));
loading.catch(async () => {
  message.textContent = "Model 4711 couldn't be loaded.";
  viewer.loadCameraFromModel(await viewer.addModel(plant));
});
