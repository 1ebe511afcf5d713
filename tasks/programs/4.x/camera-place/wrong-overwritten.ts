import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

viewer.cameraManager.setCameraState({
  position: new Vector3(28, 13, -38),
  target: new Vector3(3, 11, -12),
});

const model = await viewer.addModel(plant);
// Moves the camera away again, to the model's own view.
viewer.loadCameraFromModel(model);
