import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

function addButton(text: string, left: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px; z-index: 1`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

let closeCurrent = () => {};

function open(): void {
  closeCurrent();
  let isClosed = false;
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  closeCurrent = () => {
    if (!isClosed) viewer.dispose();
    isClosed = true;
  };
  viewer.addCadModel(plant).then(
    (model) => {
      if (!isClosed) viewer.fitCameraToModel(model, 0);
    },
    (error: unknown) => {
      if (!isClosed) throw error;
    },
  );
}

addButton('Open', 8, open);
addButton('Close', 80, () => closeCurrent());
