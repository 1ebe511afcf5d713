import { Cognite3DViewer } from '@cognite/reveal';
import { Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Treats Z as up, as in CDF.
const plane = new Plane(new Vector3(0, 0, -1), 8);
viewer.setGlobalClippingPlanes([plane]);
