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
  if (hit?.type !== 'cad') return console.log('Clicked nothing');
  // The node ID in Cognite Data Fusion isn't the tree index.
  console.log(`Clicked ${await model.mapTreeIndexToNodeId(hit.treeIndex)}`);
});
