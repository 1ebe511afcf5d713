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

async function open(x: number, y: number): Promise<void> {
  const index = await pick(x, y);
  if (index === undefined) return;
  console.log(`Opened ${index}`);
  viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(index));
}

// In this release, `click` fires for both clicks of a double-click, so wait to see whether a second click follows.
let timer: ReturnType<typeof setTimeout> | undefined;
viewer.on('click', ({ offsetX, offsetY }) => {
  if (timer !== undefined) {
    clearTimeout(timer);
    timer = undefined;
    void open(offsetX, offsetY);
    return;
  }
  timer = setTimeout(async () => {
    timer = undefined;
    const index = await pick(offsetX, offsetY);
    if (index !== undefined) console.log(`Clicked ${index}`);
  }, 300);
});
