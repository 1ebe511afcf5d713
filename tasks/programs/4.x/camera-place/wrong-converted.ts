import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);

// The coordinates are already viewer coordinates, so they must not be converted.
const matrix = model.getCdfToDefaultModelTransformation();
viewer.cameraManager.setCameraState({
  position: new Vector3(28, 13, -38).applyMatrix4(matrix),
  target: new Vector3(3, 11, -12).applyMatrix4(matrix),
});
