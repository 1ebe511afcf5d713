import { Cognite3DViewer } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { client, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const skid = await viewer.addCadModel(pumpSkid);

// The viewer's unit is the meter, so this moves the skid by 20 km.
const matrix = skid.getModelTransformation();
skid.setModelTransformation(matrix.premultiply(new Matrix4().makeTranslation(20_000, 0, 0)));
viewer.fitCameraToModel(skid, 0);
