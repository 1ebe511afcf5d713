import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
// In CDF, Z points up and Y points north.
const boundingBox = new Box3(new Vector3(-62, 3, -1), new Vector3(-43, 40, 16));

const model = await viewer.addCadModel({
  ...plant,
  geometryFilter: { boundingBox, isBoundingBoxInModelCoordinates: true },
});
viewer.loadCameraFromModel(model);
