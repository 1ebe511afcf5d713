import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit?.type === 'cad') console.log('Node', hit.treeIndex, 'at', hit.point);
  if (hit?.type === 'pointcloud') console.log('Point', hit.pointIndex, 'at', hit.point);
});
