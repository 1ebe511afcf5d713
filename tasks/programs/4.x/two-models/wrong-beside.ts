import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Matrix4 } from 'three';
import { client, plant, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
const skid = await viewer.addCadModel(pumpSkid);

// Moves the skid out of the plant, although its original position was correct.
const { max } = model.getModelBoundingBox();
const { min } = skid.getModelBoundingBox(new Box3());
skid.setModelTransformation(new Matrix4().makeTranslation(max.x - min.x + 2, 0, 0));
viewer.fitCameraToModels([model, skid]);
