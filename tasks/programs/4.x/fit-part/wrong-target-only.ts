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

// Turns the camera to the column, but stays far away.
const box = await model.getBoundingBoxByTreeIndex(813);
const { position } = viewer.cameraManager.getCameraState();
viewer.cameraManager.setCameraState({ position, target: box.getCenter(new Vector3()) });
