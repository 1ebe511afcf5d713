import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

viewer.on('click', ({ offsetX, offsetY }) => {
  // Find the part at this position, and log it.
  console.log('Click at', offsetX, offsetY);
});
