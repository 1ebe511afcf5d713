import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

function addButton(text: string, left: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px; z-index: 1`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

const viewers = new Set<Cognite3DViewer>();

async function load(viewer: Cognite3DViewer): Promise<void> {
  const model = await viewer.addModel(plant).catch((error: unknown) => {
    if (viewers.has(viewer)) console.error(error);
  });
  if (model && viewers.has(viewer)) viewer.loadCameraFromModel(model);
}

addButton('Open', 8, () => {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  viewers.add(viewer);
  viewer.on('disposed', () => viewers.delete(viewer));
  void load(viewer);
});
addButton('Close', 80, () => {
  for (const viewer of [...viewers]) viewer.dispose();
});
