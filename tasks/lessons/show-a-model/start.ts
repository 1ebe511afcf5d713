import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// The camera already looks at the plant.
viewer.cameraManager.setCameraState({
  position: new Vector3(60, 45, 75),
  target: new Vector3(0, 5, 0),
});

// Add the plant here.
console.log('IDs of the plant:', plant);
