import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

function addButton(text: string, onClick: () => void, left: number): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

let saved = viewer.cameraManager.getCameraState().position;

// Restores the position, but not the target.
addButton('Save view', () => (saved = viewer.cameraManager.getCameraState().position), 8);
addButton('Restore view', () => viewer.cameraManager.setCameraState({ position: saved }), 108);
