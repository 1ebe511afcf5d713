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
  // This method needs pixels. Only a three.js raycaster needs normalized coordinates.
  const { clientWidth, clientHeight } = viewer.domElement;
  const x = (offsetX / clientWidth) * 2 - 1;
  const y = 1 - (offsetY / clientHeight) * 2;
  const hit = await viewer.getIntersectionFromPixel(x, y);
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
});
