import { Cognite3DViewer } from '@cognite/reveal';
import { Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

const tank = await model.getBoundingBoxByTreeIndex(123);
viewer.fitCameraToBoundingBox(tank, 0);

// The normals point out of the box, so the planes hide everything inside it.
const { min, max } = tank.expandByScalar(1);
viewer.setGlobalClippingPlanes([
  new Plane(new Vector3(-1, 0, 0), min.x),
  new Plane(new Vector3(1, 0, 0), -max.x),
  new Plane(new Vector3(0, -1, 0), min.y),
  new Plane(new Vector3(0, 1, 0), -max.y),
  new Plane(new Vector3(0, 0, -1), min.z),
  new Plane(new Vector3(0, 0, 1), -max.z),
]);
