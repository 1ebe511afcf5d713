import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const note = document.createElement('p');
note.style.cssText = 'position: absolute; top: 8px; right: 8px; margin: 0; background: #fff';
document.body.append(note);

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  note.textContent = hit?.type === 'cad' ? `Tree index ${hit.treeIndex}` : '';
});
