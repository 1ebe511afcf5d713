import {
  Cognite3DViewer,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
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

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let indices: readonly number[] = [];

function apply(): void {
  model.removeAllStyledNodeCollections();
  const nodes = new TreeIndexNodeCollection(indices);
  model.assignStyledNodeCollection(nodes, { color: new Color(0, 1, 0) });
}

async function style(): Promise<void> {
  const pumps = new PropertyFilterNodeCollection(client, model);
  await pumps.executeFilter({ General: { Type: 'Centrifugal pump' } });
  indices = pumps.getIndexSet().toIndexArray();
  apply();
}

function restart(): void {
  indices = JSON.parse(field.value) as number[];
  apply();
}

const save = () => {
  field.value = JSON.stringify(indices);
};

addButton('Style', 8, () => void style());
addButton('Save', 80, save);
addButton('Restart', 150, () => restart());
