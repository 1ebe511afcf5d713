import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

async function report({ offsetX, offsetY }: { offsetX: number; offsetY: number }): Promise<void> {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
}

// A click reaches both listeners.
viewer.on('click', report);
viewer.domElement.addEventListener('click', report);
