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

viewer.on('click', ({ offsetX, offsetY }) => {
  viewer.getAnyIntersectionFromPixel(new Vector2(offsetX, offsetY)).then((hit) => {
    if (hit !== undefined && 'treeIndex' in hit) console.info(`Clicked ${hit.treeIndex}`);
    else console.info('Clicked nothing');
  }, console.error);
});
