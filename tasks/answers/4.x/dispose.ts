import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

const button = document.createElement('button');
button.textContent = 'Close';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
button.addEventListener('click', () => {
  // This also frees the models, the canvas, and the WebGL context. You can't use the viewer afterward.
  viewer.dispose();
  button.remove();
});
document.body.append(button);
