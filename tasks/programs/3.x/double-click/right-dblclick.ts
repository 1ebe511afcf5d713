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

let timer: ReturnType<typeof setTimeout> | undefined;
viewer.on('click', ({ offsetX, offsetY }) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const index = await pick(offsetX, offsetY);
    if (index !== undefined) console.log(`Clicked ${index}`);
  }, 400);
});

viewer.domElement.addEventListener('dblclick', async ({ clientX, clientY }) => {
  clearTimeout(timer);
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const index = await pick(clientX - left, clientY - top);
  if (index === undefined) return;
  console.log(`Opened ${index}`);
  viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(index), 0);
});
