import { Cognite3DViewer, PropertyFilterNodeCollection, type ViewerState } from '@cognite/reveal';
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

async function style(): Promise<void> {
  const pumps = new PropertyFilterNodeCollection(client, model);
  model.assignStyledNodeCollection(pumps, { color: [0, 255, 0] });
  await pumps.executeFilter({ General: { Type: 'Centrifugal pump' } });
}

async function restart(): Promise<void> {
  const state = JSON.parse(field.value) as ViewerState;
  viewer.dispose();
  ({ viewer, model } = await start());
  const { camera } = state;
  await viewer.setViewState({ camera });
}

const save = () => {
  field.value = JSON.stringify(viewer.getViewState());
};

addButton('Style', 8, () => void style());
addButton('Save', 80, save);
addButton('Restart', 150, () => void restart());
