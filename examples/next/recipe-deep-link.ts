import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import type { Node3D } from '@cognite/sdk';
import GUI from 'lil-gui';
import { Color, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
const selection = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(selection, { color: new Color(0.84, 0.15, 0.09) });

// Stands in for `location`, because this example runs in a frame.
const address = { hash: '#view=29_11_-33_12_5.5_-12&part=R-201' };
const message = document.createElement('p');
message.setAttribute('role', 'status');
message.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; margin: 0; padding: 8px; font: 14px/1.4 sans-serif; background: #fffd';
document.body.append(message);

const { modelId, revisionId } = plant;
let part: string | undefined;

/** Six numbers, separated by underscores, which don't need escaping in URLs. */
const sixNumbers = /^-?\d{1,5}(\.\d{1,2})?(_-?\d{1,5}(\.\d{1,2})?){5}$/;

function write(): void {
  const { position, target } = viewer.cameraManager.getCameraState();
  const view = [...position.toArray(), ...target.toArray()].map((value) => value.toFixed(1));
  const parameters = new URLSearchParams({ view: view.join('_'), ...(part && { part }) });
  address.hash = `#${parameters.toString()}`;
}

/** Reads the settings in a link. Throws if they're invalid. */
function parse(link: string) {
  const parameters = new URLSearchParams(link.slice(link.indexOf('#') + 1));
  const view = parameters.get('view') ?? '';
  const tag = parameters.get('part') ?? undefined;
  if (!sixNumbers.test(view)) throw new Error('its view is not six numbers');
  if (tag !== undefined && tag.length > 40) throw new Error('the name of its part is too long');
  const numbers = view.split('_').map(Number);
  const position = new Vector3().fromArray(numbers);
  const target = new Vector3().fromArray(numbers, 3);
  if (position.distanceTo(target) < 1) throw new Error('its camera stands on its target');
  return { position, target, tag };
}

function select(node: Node3D | undefined): void {
  part = node?.properties?.General?.Tag;
  if (node === undefined) selection.clear();
  else selection.updateSet(new IndexSet(new NumericRange(node.treeIndex, node.subtreeSize)));
  message.textContent = node === undefined ? 'No part is selected.' : `${part} is selected.`;
  write();
}

async function open(link: string): Promise<void> {
  // Parse first, so that an invalid link doesn't change anything.
  const { position, target, tag } = parse(link);
  viewer.cameraManager.setCameraState({ position, target });
  if (tag === undefined) return select(undefined);
  const filter = { properties: { General: { Tag: tag } }, limit: 1 };
  const { items } = await client.revisions3D.list3DNodes(modelId, revisionId, filter);
  select(items[0]);
  if (items.length === 0) message.textContent = `This model has no part ${tag}.`;
}

async function pick(x: number, y: number): Promise<void> {
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (hit?.type !== 'cad') return select(undefined);
  const id = await model.mapTreeIndexToNodeId(hit.treeIndex);
  const above = await client.revisions3D.list3DNodeAncestors(modelId, revisionId, id);
  const tagged = above.items.filter(({ properties }) => properties?.General?.Tag !== undefined);
  select(tagged.sort((a, b) => b.depth - a.depth)[0]);
}

const report = (what: string) => (error: unknown) => {
  message.textContent = `${what}: ${error instanceof Error ? error.message : String(error)}.`;
};
const openLink = (link: string) => open(link).catch(report('This link cannot be opened'));

// Wait until the camera stops, because browsers limit how often a URL can change.
viewer.on('cameraStop', write);
viewer.on('click', ({ offsetX, offsetY }) => {
  pick(offsetX, offsetY).catch(report('The part cannot be read'));
});

const gui = new GUI({ title: 'Link', width: 340 });
// Narrows the labels to make room for the link.
gui.domElement.style.setProperty('--name-width', '40px');
gui.add(address, 'hash').name('Link').listen();
gui.add({ open: () => openLink(address.hash) }, 'open').name('Open link');
await openLink(address.hash);
