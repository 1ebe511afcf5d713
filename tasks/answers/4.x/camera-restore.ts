import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

function addButton(text: string, onClick: () => void, left: number): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

// Before the first click on "Save view", the initial view counts as saved.
let saved = viewer.cameraManager.getCameraState();

const save = () => {
  saved = viewer.cameraManager.getCameraState();
};
const restore = () => {
  // The state also has a rotation. Don't set it together with a target.
  const { position, target } = saved;
  viewer.cameraManager.setCameraState({ position, target });
};
addButton('Save view', save, 8);
addButton('Restore view', restore, 108);
