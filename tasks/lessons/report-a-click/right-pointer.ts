import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

viewer.domElement.addEventListener('pointerup', async (event) => {
  const { x, y } = viewer.getPixelCoordinatesFromEvent(event);
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (hit === null) console.log('Clicked nothing');
  else if (hit.type === 'cad') console.log(`Clicked ${hit.treeIndex}`);
});
