import { DefaultCameraManager, type Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
const manager = viewer.cameraManager;
if (manager instanceof DefaultCameraManager) {
  manager.automaticNearFarPlane = false;
  manager.getCamera().near = 0.1;
  manager.getCamera().far = 1000;
  manager.getCamera().updateProjectionMatrix();
}
