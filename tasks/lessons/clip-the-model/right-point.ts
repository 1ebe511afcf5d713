import { Cognite3DViewer } from '@cognite/reveal';
import { Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const plane = new Plane();
plane.setFromNormalAndCoplanarPoint(new Vector3(0, -1, 0), new Vector3(0, 8, 0));
viewer.setGlobalClippingPlanes([plane]);

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
