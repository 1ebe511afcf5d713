import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// In this release, the new matrix also replaces the rotation from Z-up to Y-up.
skid.setModelTransformation(new THREE.Matrix4().makeTranslation(20, 0, 0));
viewer.fitCameraToModel(skid, 0);
