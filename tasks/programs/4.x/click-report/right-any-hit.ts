import { Cognite3DViewer } from '@cognite/reveal';
import { Vector2 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getAnyIntersectionFromPixel(new Vector2(offsetX, offsetY));
  if (hit?.type === 'cad') console.log(`Clicked ${hit.treeIndex}`);
  else console.log('Clicked nothing');
});
