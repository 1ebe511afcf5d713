import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const selected = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(selected, { color: new Color('#ff8800') });

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  // Make only the clicked part orange.
  console.log(hit?.type === 'cad' ? hit.treeIndex : 'nothing');
});
