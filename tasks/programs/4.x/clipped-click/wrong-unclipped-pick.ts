import { Cognite3DViewer } from '@cognite/reveal';
import { Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const planes = [new Plane(new Vector3(0, -1, 0), 5)];
viewer.setGlobalClippingPlanes(planes);

viewer.on('click', async ({ offsetX, offsetY }) => {
  // Removes the planes, so that the pick uses the whole model.
  viewer.setGlobalClippingPlanes([]);
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  viewer.setGlobalClippingPlanes(planes);
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
});
