import { Cognite3DViewer } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

const matrix = skid.getModelTransformation().multiply(new Matrix4().makeTranslation(20, 0, 0));
skid.setModelTransformation(matrix);
viewer.fitCameraToBoundingBox(skid.getModelBoundingBox(), 0);
