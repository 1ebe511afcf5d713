import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

function addButton(text: string, left: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px; z-index: 1`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

let loading: Promise<Cognite3DViewer> | undefined;

async function load(): Promise<Cognite3DViewer> {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  const model = await viewer.addModel(plant);
  viewer.loadCameraFromModel(model);
  return viewer;
}

addButton('Open', 8, () => {
  loading = load();
});
addButton('Close', 80, () => void loading?.then((viewer) => viewer.dispose()));
