import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let note: HTMLElement | undefined;
viewer.on('hover', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  note?.remove();
  if (hit?.type !== 'cad') return;
  note = document.createElement('div');
  note.textContent = `Tree index ${hit.treeIndex}`;
  note.style.cssText = `position: absolute; left: ${offsetX + 12}px; top: ${offsetY + 12}px; background: #fff`;
  document.body.append(note);
});
