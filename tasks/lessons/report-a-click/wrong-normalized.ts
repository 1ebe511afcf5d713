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
  const { width, height } = viewer.domElement.getBoundingClientRect();
  // The method needs pixels, not shares of the size.
  const hit = await viewer.getIntersectionFromPixel(offsetX / width, offsetY / height);
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
});
