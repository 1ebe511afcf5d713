import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  IndexSet,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(2136), 0, 3);

const chosen = new TreeIndexNodeCollection();
const hidden = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(chosen, { color: new Color(0.56, 0.71, 1) });
model.assignStyledNodeCollection(hidden, DefaultNodeAppearance.Hidden);

const hint = document.createElement('p');
hint.textContent = 'Right-click a part, or press it long. Shift+F10: the part in the middle.';
hint.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; margin: 0; padding: 8px; font: 14px/1.4 sans-serif; background: #fffd';
const menu = document.createElement('div');
menu.role = 'menu';
menu.style.cssText = `position: absolute; display: grid; min-width: 150px; padding: 4px; border-radius: 6px;
  font: 14px/1.4 sans-serif; background: #fff; box-shadow: 0 2px 12px #0006`;
document.body.append(hint);

function close(): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.remove();
  chosen.clear();
  if (hadFocus) viewer.domElement.focus();
}

function addItem(text: string, act: () => void): void {
  const item = document.createElement('button');
  item.role = 'menuitem';
  item.textContent = text;
  item.style.cssText =
    'padding: 6px 10px; border: 0; font: inherit; text-align: left; color: #17242b; background: none';
  item.addEventListener('click', () => {
    close();
    act();
  });
  menu.append(item);
}

/** Finds the nearest node with a tag, such as a pump: the part itself or an ancestor. */
async function findEquipment(treeIndex: number) {
  const nodeId = await model.mapTreeIndexToNodeId(treeIndex);
  const path = await client.revisions3D
    .list3DNodeAncestors(plant.modelId, plant.revisionId, nodeId)
    .autoPagingToArray({ limit: Infinity });
  path.sort((a, b) => b.depth - a.depth);
  return path.find(({ properties }) => properties?.General?.Tag !== undefined) ?? path[0];
}

let asked = 0;
async function open(x: number, y: number): Promise<void> {
  const mine = (asked += 1);
  const hit = await viewer.getIntersectionFromPixel(x, y);
  const part = hit?.type === 'cad' ? await findEquipment(hit.treeIndex) : undefined;
  const box = part && (await model.getBoundingBoxByTreeIndex(part.treeIndex));
  if (mine !== asked) return; // the user pressed elsewhere or scrolled

  close();
  menu.replaceChildren();
  menu.ariaLabel = part?.name ?? 'View';
  if (part && box) {
    const nodes = new IndexSet(new NumericRange(part.treeIndex, part.subtreeSize));
    chosen.updateSet(nodes);
    addItem(`Hide ${part.name}`, () =>
      hidden.updateSet(hidden.getIndexSet().clone().unionWith(nodes)),
    );
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    addItem(`Fly to ${part.name}`, () => viewer.fitCameraToBoundingBox(box, isCalm ? 0 : 600, 2));
  }
  addItem('Show all', () => hidden.clear());
  document.body.append(menu);
  const [left, top] = [innerWidth - menu.offsetWidth - 8, innerHeight - menu.offsetHeight - 8];
  // Position the menu in percent, so that it stays near the part when the view is resized.
  menu.style.left = `${(Math.max(0, Math.min(x, left)) / innerWidth) * 100}%`;
  menu.style.top = `${(Math.max(0, Math.min(y, top)) / innerHeight) * 100}%`;
  menu.querySelector('button')?.focus();
}

function ask(x: number, y: number): void {
  open(x, y).catch((error: unknown) => {
    hint.textContent = `Could not read the part. ${String(error)}`;
  });
}

// Open the menu on a right click. Dragging doesn't fire `click`.
viewer.on('click', ({ offsetX, offsetY, button }) => {
  if (button === 2) ask(offsetX, offsetY);
});

// Open the menu on a long press, when a finger stays in place for half a second.
let timer = 0;
let start = { x: 0, y: 0 };
const cancel = () => clearTimeout(timer);
const element = viewer.domElement;
element.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
  cancel();
  if (pointerType !== 'touch' || !isPrimary) return;
  start = { x, y };
  const { left, top } = element.getBoundingClientRect();
  timer = window.setTimeout(() => ask(x - left, y - top), 500);
});
element.addEventListener('pointermove', ({ clientX, clientY }) => {
  if (Math.hypot(clientX - start.x, clientY - start.y) > 8) cancel();
});
for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
  element.addEventListener(type, cancel);

// Key events have no position, so use the middle of the view.
element.addEventListener('keydown', (event) => {
  if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
  event.preventDefault();
  ask(element.clientWidth / 2, element.clientHeight / 2);
});
// On Windows, releasing the menu key would open the browser's menu on top of this one.
menu.addEventListener('contextmenu', (event) => event.preventDefault());

menu.addEventListener('keydown', ({ key }) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Escape' || key === 'Tab') close();
  if (step === undefined) return;
  const items = [...menu.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step) % items.length)?.focus();
});
// Listen in the capture phase, because the viewer stops the propagation of these events.
function closeOutside({ target }: Event): void {
  asked += 1;
  if (!(target instanceof Node && menu.contains(target))) close();
}
document.addEventListener('pointerdown', closeOutside, { capture: true });
document.addEventListener('wheel', closeOutside, { capture: true, passive: true });
