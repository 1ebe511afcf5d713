import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Logs while the mouse moves, not only where it stops.
viewer.domElement.addEventListener('pointermove', async ({ clientX, clientY }) => {
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const hit = await viewer.getIntersectionFromPixel(clientX - left, clientY - top);
  if (hit?.type === 'cad') console.log(`Resting on ${hit.treeIndex}`);
});
