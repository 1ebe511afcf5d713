import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const boundingBox = new THREE.Box3(new THREE.Vector3(30, -1, -33), new THREE.Vector3(54, 10, -21));
// The box uses viewer coordinates. Without this option, the SDK would interpret the box in CDF coordinates, in which Z
// points up.
const geometryFilter = { boundingBox, isBoundingBoxInModelCoordinates: true };
const model = await viewer.addCadModel({ ...plant, geometryFilter });
viewer.loadCameraFromModel(model);
