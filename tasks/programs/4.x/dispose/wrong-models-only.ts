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
document.body.append(button);
button.onclick = () => {
  // Frees the models, but not the viewer's canvas and WebGL context.
  for (const one of [...viewer.models]) viewer.removeModel(one);
  viewer.domElement.hidden = true;
  button.remove();
};
