import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The viewer's `click` doesn't fire for double-clicks.
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit?.type === 'cad') console.log(`Clicked ${hit.treeIndex}`);
});

viewer.domElement.addEventListener('dblclick', async (event) => {
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const hit = await viewer.getIntersectionFromPixel(event.clientX - left, event.clientY - top);
  if (hit?.type !== 'cad') return;
  console.log(`Opened ${hit.treeIndex}`);
  viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(hit.treeIndex));
});
