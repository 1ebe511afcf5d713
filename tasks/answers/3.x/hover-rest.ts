import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// In this release, `hover` can fire while a button is pressed.
let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), true);
addEventListener('pointerup', () => (isPressed = false), true);

viewer.on('hover', async ({ offsetX, offsetY }) => {
  if (isPressed) return;
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit?.type === 'cad') console.log(`Resting on ${hit.treeIndex}`);
});
