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
button.style.cssText = 'position: absolute; top: 8px; right: 8px';
document.body.append(button);

let isOpen = true;
button.addEventListener('click', () => {
  isOpen = false;
});
// Disposes the viewer between two frames.
const check = () => {
  if (isOpen) requestAnimationFrame(check);
  else viewer.dispose();
};
check();
