import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let last: PointerEvent | undefined;
let since = 0;
let isPressed = false;
document.addEventListener('pointermove', (event) => {
  last = event;
  since = performance.now();
});
document.addEventListener('pointerdown', () => (isPressed = true), true);
document.addEventListener('pointerup', () => (isPressed = false), true);

setInterval(async () => {
  if (last === undefined || isPressed || performance.now() - since < 150) return;
  const { x, y } = viewer.getPixelCoordinatesFromEvent(last);
  last = undefined;
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (hit?.type === 'cad') console.log(`Resting on ${hit.treeIndex}`);
}, 50);
