import {
  Cognite3DViewer,
  PropertyFilterNodeCollection,
  SinglePropertyFilterNodeCollection,
  type NodeCollection,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { Box3, Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const { modelId, revisionId } = plant;
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const panel = document.createElement('p');
panel.setAttribute('role', 'status');
panel.style.cssText =
  'position: absolute; right: 8px; bottom: 8px; margin: 0; padding: 8px; font: 14px/1.4 sans-serif; white-space: pre; background: #fffd';
document.body.append(panel);

// Show the rest of the plant in light gray. It stays clickable.
model.setDefaultNodeAppearance({ color: new Color(0.84, 0.85, 0.87) });
const ends = new SinglePropertyFilterNodeCollection(client, model);
const line = new PropertyFilterNodeCollection(client, model);
const style = (nodes: NodeCollection, color: Color) =>
  model.assignStyledNodeCollection(nodes, { color, renderInFront: true });
style(ends, new Color(0.18, 0.44, 0.93));
// Assign this collection last, so that its color applies to nodes in both collections.
style(line, new Color(0.84, 0.15, 0.09));

// Request all pipelines once. Their properties include the line number and the tags of both ends.
const pipelines = await client.revisions3D
  .list3DNodes(modelId, revisionId, { properties: { General: { Type: 'Pipeline' } }, limit: 1000 })
  .autoPagingToArray({ limit: Infinity });

const settings = { number: '8"-G-1030-A1' };
async function highlight(number: string): Promise<void> {
  settings.number = number;
  const pipeline = pipelines.find(({ name }) => name === number);
  const { From = '', To = '' } = pipeline?.properties?.Process ?? {};
  if (pipeline === undefined) {
    line.clear();
    ends.clear();
    panel.textContent = number === '' ? 'Click a pipe.' : `There is no line ${number}.`;
    return;
  }
  await Promise.all([
    line.executeFilter({ Process: { 'Line number': number } }),
    ends.executeFilter('General', 'Tag', [From, To]),
  ]);
  // The user might have chosen another line.
  if (settings.number !== number) return;
  panel.textContent = `${number}: ${line.getIndexSet().count} parts\n${From} → ${To}`;
}

async function pick(x: number, y: number): Promise<void> {
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (hit?.type !== 'cad') return highlight('');
  const id = await model.mapTreeIndexToNodeId(hit.treeIndex);
  const { items } = await client.revisions3D.list3DNodeAncestors(modelId, revisionId, id);
  // Undefined if the hit isn't part of a pipeline.
  const pipeline = items.find(({ properties }) => properties?.General?.Type === 'Pipeline');
  return highlight(pipeline?.name ?? '');
}

function report(error: unknown): void {
  panel.textContent = `The line cannot be read. ${String(error)}`;
}
viewer.on('click', ({ offsetX, offsetY }) => {
  pick(offsetX, offsetY).catch(report);
});

async function show(number: string): Promise<void> {
  await highlight(number);
  if (settings.number !== number || line.getIndexSet().count === 0) return;
  // Fit the line and its ends into view. A collection's `getAreas()` method returns bounding boxes
  // that cover its nodes.
  const box = new Box3();
  for (const nodes of [line, ends]) for (const area of nodes.getAreas().areas()) box.union(area);
  viewer.fitCameraToBoundingBox(box, 0, 1.5);
}

const gui = new GUI({ title: 'Lines', width: 240 });
const field = gui.add(settings, 'number').name('Line number').listen();
field.onFinishChange((number: string) => void show(number).catch(report));
// Suggests line numbers while the user types.
const list = Object.assign(document.createElement('datalist'), { id: 'lines' });
list.append(...pipelines.map(({ name }) => new Option(name)));
document.body.append(list);
field.domElement.querySelector('input')!.setAttribute('list', 'lines');
await show(settings.number).catch(report);
