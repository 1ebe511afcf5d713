import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

function addButton(text: string, left: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px; z-index: 1`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

let viewer: Cognite3DViewer | undefined;

async function open(): Promise<void> {
  // Uses the closed viewer again instead of creating a new one.
  viewer ??= new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  try {
    const model = await viewer.addModel(plant);
    viewer.loadCameraFromModel(model);
  } catch (error) {
    console.warn('The plant was not loaded', error);
  }
}

addButton('Open', 8, () => void open());
addButton('Close', 80, () => viewer?.dispose());
