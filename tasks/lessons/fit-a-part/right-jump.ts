import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);

model.getBoundingBoxByTreeIndex(813).then((box) => {
  viewer.fitCameraToBoundingBox(box, 0, 2.6);
}, console.error);
