import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The plane keeps the side toward which its normal points. Picks ignore clipped parts.
viewer.setClippingPlanes([new THREE.Plane(new THREE.Vector3(0, -1, 0), 5)]);

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
});
