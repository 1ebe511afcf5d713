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

// Turns the camera toward the column, but doesn't move it closer.
const box = await model.getBoundingBoxByTreeIndex(813);
const { position } = viewer.cameraManager.getCameraState();
viewer.cameraManager.setCameraState({ position, target: box.getCenter(new Vector3()) });
