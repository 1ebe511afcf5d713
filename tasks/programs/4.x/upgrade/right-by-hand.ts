import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color, Matrix4, Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addCadModel(plant);

model.setModelTransformation(new Matrix4().makeTranslation(0, 10, 0));
viewer.loadCameraFromModel(model);

const reactor = await model.getSubtreeTreeIndices(2136);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(reactor), {
  color: new Color(255 / 255, 128 / 255, 0),
});

// Clips only this model, not the whole viewer.
model.setModelClippingPlanes([new Plane(new Vector3(0, -1, 0), 30)]);

const status = document.createElement('div');
status.setAttribute('role', 'status');
document.body.append(status);
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  // Convert the hit to Cognite Data Fusion's coordinates, in which Z points up. Also subtract the 10 m by which the
  // program raised the plant.
  const { x, y, z } = new Vector3(hit.point.x, -hit.point.z, hit.point.y - 10);
  status.textContent = [x, y, z].map((value) => value.toFixed(2)).join(' ');
});
