import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Matrix4, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const area = new Box3(new Vector3(30, -1, -33), new Vector3(54, 10, -21));
const toCdf = new Matrix4().makeRotationX(Math.PI / 2);
const boundingBox = area.clone().applyMatrix4(toCdf);
viewer
  .addCadModel({ ...plant, geometryFilter: { boundingBox } })
  .then((model) => viewer.loadCameraFromModel(model), console.error);
