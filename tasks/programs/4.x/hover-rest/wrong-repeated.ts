import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let place: { x: number; y: number } | undefined;
viewer.on('hover', ({ offsetX, offsetY }) => {
  place = { x: offsetX, y: offsetY };
});
// Logs repeatedly while the mouse rests.
setInterval(async () => {
  if (place === undefined) return;
  const hit = await viewer.getIntersectionFromPixel(place.x, place.y);
  if (hit?.type === 'cad') console.log(`Resting on ${hit.treeIndex}`);
}, 600);
