import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const box = new Box3(new Vector3(-62, -1, -40), new Vector3(-43, 16, -3));
viewer.cameraManager.setCameraState({
  position: new Vector3(-24, 16, 10),
  target: box.getCenter(new Vector3()),
});

// This loads the whole plant.
// Load only the parts in the box.
await viewer.addCadModel(plant);
