import { Cognite3DViewer } from '@cognite/reveal';
import { PerspectiveCamera } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
await viewer.addModel(plant);

// A three.js camera calculates the rotation.
const camera = new PerspectiveCamera();
camera.position.set(28, 13, -38);
camera.lookAt(3, 11, -12);
viewer.cameraManager.setCameraState({ position: camera.position });
viewer.cameraManager.setCameraState({ rotation: camera.quaternion });
