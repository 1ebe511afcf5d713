import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let timer: ReturnType<typeof setTimeout> | undefined;
// Also logs if the mouse stops for a moment during a drag.
viewer.domElement.addEventListener('pointermove', ({ clientX, clientY }) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const { left, top } = viewer.domElement.getBoundingClientRect();
    const hit = await viewer.getIntersectionFromPixel(clientX - left, clientY - top);
    if (hit?.type === 'cad') console.log(`Resting on ${hit.treeIndex}`);
  }, 200);
});
