import { Cognite3DViewer, DefaultCameraManager } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const manager = viewer.cameraManager;
if (manager instanceof DefaultCameraManager) {
  manager.automaticNearFarPlane = false;
  manager.getCamera().near = 0.1;
  manager.getCamera().far = 1000;
  manager.getCamera().updateProjectionMatrix();
}
