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

const camera = viewer.cameraManager.getCamera();
// This vector moves with the camera, because it isn't a copy.
let { position } = camera;
let { target } = viewer.cameraManager.getCameraState();

const save = () => {
  ({ position } = camera);
  ({ target } = viewer.cameraManager.getCameraState());
};
addButton('Save view', save, 8);
addButton('Restore view', () => viewer.cameraManager.setCameraState({ position, target }), 108);
