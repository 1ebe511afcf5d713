import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let start: PointerEvent | undefined;
viewer.domElement.addEventListener('pointerdown', (event) => (start = event), true);
addEventListener('pointerup', async ({ clientX, clientY }) => {
  if (start === undefined) return;
  const way = Math.hypot(clientX - start.clientX, clientY - start.clientY);
  start = undefined;
  if (way > 5) return;
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const hit = await viewer.getIntersectionFromPixel(clientX - left, clientY - top);
  console.log('Clicked', hit?.type === 'cad' ? hit.treeIndex : 'nothing');
});
