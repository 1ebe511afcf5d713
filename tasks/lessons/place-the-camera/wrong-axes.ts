import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
await viewer.addModel(plant);

// Treats Z as up, as in CDF.
viewer.cameraManager.setCameraState({
  position: new Vector3(28, 38, 13),
  target: new Vector3(3, 12, 11),
});
