import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit?.type === 'cad') console.log(`Clicked ${hit.treeIndex}`);
});

document.addEventListener('dblclick', async ({ clientX, clientY }) => {
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const hit = await viewer.getIntersectionFromPixel(clientX - left, clientY - top);
  if (hit?.type !== 'cad') return;
  console.log(`Opened ${hit.treeIndex}`);
  const node = await hit.model.mapTreeIndexToNodeId(hit.treeIndex);
  viewer.cameraManager.fitCameraToBoundingBox(await hit.model.getBoundingBoxByNodeId(node), 0);
});
