import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

function addButton(text: string, left: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px; z-index: 1`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

let current: Cognite3DViewer | undefined;

async function open(): Promise<void> {
  if (current !== undefined) return;
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  current = viewer;
  try {
    const model = await viewer.addModel(plant);
    viewer.loadCameraFromModel(model);
  } catch (error) {
    // `addModel()` rejects if the viewer is disposed before the model is added.
    if (viewer === current) console.error('The plant could not be loaded', error);
  }
}

function close(): void {
  const viewer = current;
  current = undefined;
  if (viewer !== undefined) viewer.dispose();
}

addButton('Open', 8, () => void open());
addButton('Close', 80, close);
