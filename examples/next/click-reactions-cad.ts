import {
  Cognite3DViewer,
  IndexSet,
  NumericRange,
  TreeIndexNodeCollection,
  type CadIntersection,
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
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(2055), 0, 1.2);

const panel = document.createElement('p');
panel.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; margin: 0; padding: 8px; font: 14px/1.4 sans-serif; white-space: pre; background: #fffd';
panel.textContent = 'Click a part.';
document.body.append(panel);

const part = new TreeIndexNodeCollection();
const equipment = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(equipment, { color: new Color(0.56, 0.71, 1) });
// Assign this collection last, so that its color applies to nodes in both collections.
model.assignStyledNodeCollection(part, { color: new Color(0.84, 0.15, 0.09) });

// Count the clicks, to ignore results of earlier clicks that arrive late.
let clicks = 0;

async function show(
  { treeIndex, point, distanceToCamera }: CadIntersection,
  click: number,
): Promise<void> {
  const nodeId = await model.mapTreeIndexToNodeId(treeIndex);
  // The path from the root to the part.
  const path = await client.revisions3D
    .list3DNodeAncestors(plant.modelId, plant.revisionId, nodeId)
    .autoPagingToArray({ limit: Infinity });
  path.sort((a, b) => a.depth - b.depth);
  // A hit is the smallest part, but users look for the nearest ancestor with a tag, such as a pump.
  const tagged = path.filter(({ properties }) => properties?.General?.Tag !== undefined).at(-1);

  const subtree = await model.getSubtreeTreeIndices(treeIndex);
  if (click !== clicks) return;

  part.updateSet(new IndexSet(subtree));
  if (tagged === undefined) equipment.clear();
  else equipment.updateSet(new IndexSet(new NumericRange(tagged.treeIndex, tagged.subtreeSize)));
  panel.textContent = [
    tagged === undefined ? 'No tag' : `${tagged.name}: ${tagged.properties?.General?.Type}`,
    path.map(({ name }) => name).join(' › '),
    `${point.y.toFixed(1)} m above the ground, ${distanceToCamera.toFixed(1)} m away`,
  ].join('\n');
}

async function react(x: number, y: number): Promise<void> {
  const click = (clicks += 1);
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (hit?.type === 'cad') {
    await show(hit, click);
  } else if (click === clicks) {
    part.clear();
    equipment.clear();
    panel.textContent = 'Nothing there. Click a part.';
  }
}

viewer.on('click', ({ offsetX, offsetY }) => {
  // The requests for the part's name can fail.
  react(offsetX, offsetY).catch((error: unknown) => {
    panel.textContent = `Could not read the part. ${String(error)}`;
  });
});
