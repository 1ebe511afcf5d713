import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

interface Saved {
  readonly type: string;
}

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

const types = new Set<string>();

async function color(type: string): Promise<void> {
  types.add(type);
  const nodes = new PropertyFilterNodeCollection(client, model);
  model.assignStyledNodeCollection(nodes, { color: [0, 255, 0] });
  await nodes.executeFilter({ General: { Type: type } });
}

async function restart(): Promise<void> {
  const saved = JSON.parse(field.value) as Saved[];
  viewer.dispose();
  types.clear();
  ({ viewer, model } = await start());
  for (const { type } of saved) await color(type);
}

const save = () => {
  field.value = JSON.stringify([...types].map((type) => ({ type })));
};

addButton('Style', 8, () => void color('Centrifugal pump'));
addButton('Save', 80, save);
addButton('Restart', 150, () => void restart());
