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

try {
  const model = await viewer.addCadModel({ modelId: 4711, revisionId: 4712 });
  viewer.loadCameraFromModel(await viewer.addCadModel(plant));
  viewer.removeModel(model);
} catch {
  // Shows only the message, and doesn't load the plant.
  message.textContent = "Model 4711 couldn't be loaded.";
}
