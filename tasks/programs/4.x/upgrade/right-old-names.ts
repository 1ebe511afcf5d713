import { Cognite3DViewer, TreeIndexNodeCollection, BoundingBoxClipper } from '@cognite/reveal';
import { Box3, Color, Matrix4, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addCadModel(plant);

const lift = new Matrix4().makeTranslation(0, 10, 0);
model.setModelTransformation(lift.multiply(model.getModelTransformation()));
viewer.loadCameraFromModel(model);

const reactor = await model.getSubtreeTreeIndices(2136);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(reactor), {
  color: new Color(1, 0.5, 0),
});

const box = new Box3(new Vector3(-1000, -1000, -1000), new Vector3(1000, 30, 1000));
viewer.setClippingPlanes(new BoundingBoxClipper(box).clippingPlanes);

const status = document.createElement('div');
status.setAttribute('role', 'status');
document.body.append(status);
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  const fixed = model.getCdfToDefaultModelTransformation().invert();
  const own = model.getModelTransformation().invert();
  const { x, y, z } = hit.point.clone().applyMatrix4(own).applyMatrix4(fixed);
  status.textContent = [x, y, z].map((value) => value.toFixed(2)).join(' ');
});
