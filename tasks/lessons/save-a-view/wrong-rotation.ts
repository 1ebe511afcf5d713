import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

function addButton(text: string, right: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; right: ${right}px`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

let saved = viewer.cameraManager.getCameraState();
addButton('Save view', 116, () => {
  saved = viewer.cameraManager.getCameraState();
});
addButton('Restore view', 8, () => {
  viewer.cameraManager.setCameraState(saved);
});
