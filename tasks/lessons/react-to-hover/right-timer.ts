import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const note = document.createElement('output');
note.style.cssText = 'position: absolute; bottom: 8px; right: 8px; background: #fff';
document.body.append(note);

let timer: ReturnType<typeof setTimeout> | undefined;
viewer.domElement.addEventListener('pointermove', (event) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const { x, y } = viewer.getPixelCoordinatesFromEvent(event);
    const hit = await viewer.getIntersectionFromPixel(x, y);
    note.value = hit?.type === 'cad' ? `Tree index ${hit.treeIndex}` : '';
  }, 150);
});
