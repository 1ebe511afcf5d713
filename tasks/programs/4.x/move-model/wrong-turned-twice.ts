import { Cognite3DViewer } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// The viewer also applies this matrix, so the skid is rotated from Z-up to Y-up twice.
const matrix = skid.getCdfToDefaultModelTransformation();
skid.setModelTransformation(new Matrix4().makeTranslation(20, 0, 0).multiply(matrix));
viewer.fitCameraToModel(skid, 0);
