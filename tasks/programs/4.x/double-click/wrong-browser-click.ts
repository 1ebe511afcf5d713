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

// The browser's `click` fires for both clicks of a double-click.
for (const [type, word] of [
  ['click', 'Clicked'],
  ['dblclick', 'Opened'],
] as const)
  viewer.domElement.addEventListener(type, async ({ clientX, clientY }) => {
    const { left, top } = viewer.domElement.getBoundingClientRect();
    const index = await pick(clientX - left, clientY - top);
    if (index === undefined) return;
    console.log(`${word} ${index}`);
    if (type === 'dblclick')
      viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(index));
  });
