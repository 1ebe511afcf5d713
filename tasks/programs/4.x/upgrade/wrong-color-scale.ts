import { Cognite3DViewer, CogniteCadModel, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color, Matrix4, Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addModel(plant);
if (!(model instanceof CogniteCadModel)) throw new Error('The plant is not a CAD model.');

model.setModelTransformation(new Matrix4().makeTranslation(0, 10, 0));
viewer.loadCameraFromModel(model);

const reactor = await model.getSubtreeTreeIndices(2136);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(reactor), {
  color: new Color(255, 128, 0),
});

viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, -1, 0), 30)]);

const status = document.createElement('div');
status.setAttribute('role', 'status');
document.body.append(status);
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  // Apply the program's transformation after the model's fixed transformation from Cognite Data
  // Fusion.
  const toScene = model
    .getModelTransformation()
    .multiply(model.getCdfToDefaultModelTransformation());
  const { x, y, z } = hit.point.clone().applyMatrix4(toScene.invert());
  status.textContent = [x, y, z].map((value) => value.toFixed(2)).join(' ');
});
