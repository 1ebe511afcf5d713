import {
  Cognite3DViewer,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
  type ViewerState,
} from '@cognite/reveal';
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
  const filter = new PropertyFilterNodeCollection(client, model);
  await filter.executeFilter({ General: { Type: 'Centrifugal pump' } });
  // In every release, a view state restores collections of tree indices, but not all filter
  // collections.
  const pumps = new TreeIndexNodeCollection(filter.getIndexSet());
  model.assignStyledNodeCollection(pumps, { color: [0, 255, 0] });
}

async function restart(): Promise<void> {
  const { models } = JSON.parse(field.value) as ViewerState;
  viewer.dispose();
  ({ viewer, model } = await start());
  await viewer.setViewState({ models });
}

const save = () => {
  field.value = JSON.stringify(viewer.getViewState());
};

addButton('Style', 8, () => void style());
addButton('Save', 80, save);
addButton('Restart', 150, () => void restart());
