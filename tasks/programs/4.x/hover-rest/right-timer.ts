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
viewer.domElement.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
  clearTimeout(timer);
  if (buttons !== 0) return;
  timer = setTimeout(async () => {
    const { left, top } = viewer.domElement.getBoundingClientRect();
    const hit = await viewer.getIntersectionFromPixel(clientX - left, clientY - top);
    if (hit?.type === 'cad') console.log(`Resting on ${hit.treeIndex}`);
  }, 200);
});
viewer.domElement.addEventListener('pointerdown', () => clearTimeout(timer), true);
