import { Cognite3DViewer } from '@cognite/reveal';
import { WebGLRenderer } from 'three';
import { client, plant } from './project';

const renderer = new WebGLRenderer({ powerPreference: 'high-performance' });
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  renderer,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

const button = document.createElement('button');
button.textContent = 'Close';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
document.body.append(button);
button.onclick = () => {
  viewer.dispose();
  renderer.dispose();
  renderer.domElement.remove();
  button.remove();
};
