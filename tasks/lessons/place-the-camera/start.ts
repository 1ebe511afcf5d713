import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
await viewer.addModel(plant);

// Place the camera here. These coordinates show
// the plant from the southeast.
viewer.cameraManager.setCameraState({
  position: new Vector3(60, 45, 75),
  target: new Vector3(0, 5, 0),
});
