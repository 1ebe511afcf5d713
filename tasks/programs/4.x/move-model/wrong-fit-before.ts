import { Cognite3DViewer } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// Moves the camera before the skid moves, so the camera still looks at the skid's original position.
viewer.fitCameraToModel(skid, 0);
const matrix = skid.getModelTransformation();
skid.setModelTransformation(matrix.premultiply(new Matrix4().makeTranslation(20, 0, 0)));
