import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// The transformation that is set replaces the one before, which turns Z up to Y up and lays the skid in
// its place: move what is there.
const east = new THREE.Matrix4().makeTranslation(20, 0, 0);
skid.setModelTransformation(east.multiply(skid.getModelTransformation()));
viewer.fitCameraToModel(skid, 0);
