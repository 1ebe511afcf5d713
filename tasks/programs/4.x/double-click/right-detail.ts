import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
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
// `detail` is the number of clicks in quick succession.
viewer.domElement.addEventListener('click', ({ clientX, clientY, detail }) => {
  clearTimeout(timer);
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  if (detail === 1) {
    timer = setTimeout(async () => {
      const index = await pick(x, y);
      if (index !== undefined) console.log(`Clicked ${index}`);
    }, 400);
  } else if (detail === 2) void open(x, y);
});

async function open(x: number, y: number): Promise<void> {
  const index = await pick(x, y);
  if (index === undefined) return;
  console.log(`Opened ${index}`);
  const box = await model.getBoundingBoxByTreeIndex(index, new Box3());
  const target = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3()).length();
  const position = target.clone().add(new Vector3(1, 1, 1).setLength(1.3 * size));
  viewer.cameraManager.setCameraState({ position, target });
}
