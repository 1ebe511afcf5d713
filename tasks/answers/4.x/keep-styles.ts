import {
  Cognite3DViewer,
  IndexSet,
  NumericRange,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

/** A style as JSON: ranges of tree indices, and a color with components from 0 to 255. */
interface Style {
  readonly ranges: readonly (readonly [from: number, count: number])[];
  readonly color: readonly [number, number, number];
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

let styles: readonly Style[] = [];

function apply(): void {
  for (const { ranges, color } of styles) {
    const set = new IndexSet();
    for (const [from, count] of ranges) set.addRange(new NumericRange(from, count));
    model.assignStyledNodeCollection(new TreeIndexNodeCollection(set), {
      color: new Color(color[0] / 255, color[1] / 255, color[2] / 255),
    });
  }
}

async function style(): Promise<void> {
  const pumps = new PropertyFilterNodeCollection(client, model);
  await pumps.executeFilter({ General: { Type: 'Centrifugal pump' } });
  const ranges = pumps
    .getIndexSet()
    .toRangeArray()
    .map(({ from, count }) => [from, count] as const);
  styles = [{ ranges, color: [0, 255, 0] }];
  apply();
}

async function restart(): Promise<void> {
  styles = JSON.parse(field.value) as Style[];
  viewer.dispose();
  ({ viewer, model } = await start());
  apply();
}

const save = () => {
  field.value = JSON.stringify(styles);
};

addButton('Style', 8, () => void style());
addButton('Save', 80, save);
addButton('Restart', 150, () => void restart());
