import { Cognite3DViewer } from '@cognite/reveal';
import { type Vector3Like } from 'three';
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

let saved = JSON.stringify(viewer.cameraManager.getCameraState());

function restore(): void {
  const start = viewer.cameraManager.getCameraState();
  const { position, target } = JSON.parse(saved) as Record<'position' | 'target', Vector3Like>;
  const begin = performance.now();
  const fly = () => {
    const share = Math.min(1, (performance.now() - begin) / 500);
    viewer.cameraManager.setCameraState({
      position: start.position.clone().lerp(position, share),
      target: start.target.clone().lerp(target, share),
    });
    if (share < 1) requestAnimationFrame(fly);
  };
  fly();
}
addButton('Save view', () => (saved = JSON.stringify(viewer.cameraManager.getCameraState())), 8);
addButton('Restore view', restore, 108);
