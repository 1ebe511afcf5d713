import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

await viewer.addModel(plant);

// Set position and target only, because a rotation would contradict the target.
viewer.cameraManager.setCameraState({
  position: new THREE.Vector3(28, 13, -38),
  target: new THREE.Vector3(3, 11, -12),
});
