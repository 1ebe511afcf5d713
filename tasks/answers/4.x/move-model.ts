import { Cognite3DViewer } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// The transformation doesn't include the model's default position or the rotation from Z-up to Y-up.
const east = new Matrix4().makeTranslation(20, 0, 0);
skid.setModelTransformation(east.multiply(skid.getModelTransformation()));
viewer.fitCameraToModel(skid, 0);
