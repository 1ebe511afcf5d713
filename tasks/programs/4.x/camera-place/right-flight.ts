import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const start = viewer.cameraManager.getCameraState();
const position = new Vector3(28, 13, -38);
const target = new Vector3(3, 11, -12);

const begin = performance.now();
function fly(): void {
  const share = Math.min(1, (performance.now() - begin) / 1000);
  viewer.cameraManager.setCameraState({
    position: start.position.clone().lerp(position, share),
    target: start.target.clone().lerp(target, share),
  });
  if (share < 1) requestAnimationFrame(fly);
}
fly();
