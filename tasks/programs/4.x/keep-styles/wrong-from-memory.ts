import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

function addButton(text: string, left: number, onClick: () => void): void {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText = `position: absolute; top: 8px; left: ${left}px; z-index: 1`;
  button.addEventListener('click', onClick);
  document.body.append(button);
}

const field = document.createElement('textarea');
field.setAttribute('aria-label', 'Saved styles');
field.style.cssText = 'position: absolute; top: 40px; left: 8px; width: 200px; z-index: 1';
document.body.append(field);

async function start() {
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  const model = await viewer.addCadModel(plant);
  viewer.loadCameraFromModel(model);
  return { viewer, model };
}

let { viewer, model } = await start();

let isStyled = false;

async function style(): Promise<void> {
  isStyled = true;
  const pumps = new PropertyFilterNodeCollection(client, model);
  model.assignStyledNodeCollection(pumps, { color: new Color(0, 1, 0) });
  await pumps.executeFilter({ General: { Type: 'Centrifugal pump' } });
}

async function restart(): Promise<void> {
  viewer.dispose();
  ({ viewer, model } = await start());
  if (isStyled) await style();
}

const save = () => {
  field.value = JSON.stringify({ isStyled });
};

addButton('Style', 8, () => void style());
addButton('Save', 80, save);
addButton('Restart', 150, () => void restart());
