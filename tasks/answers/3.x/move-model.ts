import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// Modify the existing transformation, which turns Z-up into Y-up and positions the skid. A new transformation would
// replace it.
const east = new THREE.Matrix4().makeTranslation(20, 0, 0);
skid.setModelTransformation(east.multiply(skid.getModelTransformation()));
viewer.fitCameraToModel(skid, 0);
