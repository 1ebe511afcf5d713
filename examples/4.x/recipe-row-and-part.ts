import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Color } from 'three';
import { client, plant } from './project';

// Rows from your own data, with tags. The last tag isn't in the model.
const rows = [
  { tag: 'C-201', what: 'Column', due: '2 April' },
  { tag: 'E-201', what: 'Reboiler', due: '9 April' },
  { tag: 'V-201', what: 'Drum', due: '14 April' },
  { tag: 'H-201', what: 'Heater', due: '30 April' },
  { tag: 'R-201', what: 'Reactor', due: '4 May' },
  { tag: 'P-203A', what: 'Pump', due: '11 May' },
  { tag: 'M-P-203A', what: 'Its motor', due: '12 May' },
  { tag: 'P-299', what: 'Pump', due: '1 June' },
];

const panel = document.createElement('section');
panel.innerHTML = `<style>
  section { position: absolute; left: 8px; top: 8px; padding: 6px 8px; background: #fffffff2; color: #16202a; font: 13px/1.35 system-ui }
  caption { font-weight: 600 } :is(caption, th, td) { padding: 1px 6px; text-align: left }
  tr:has([aria-pressed=true]) { background: #d6e4ff } section p { margin: 4px 0 0; max-width: 230px }
  section button { width: 100%; padding: 3px 0; border: 0; background: none; color: #0b4fb3; font: inherit; text-align: left; cursor: pointer }
</style><table><caption>Inspections</caption><tr><th>Tag</th><th>What</th><th>Due</th></tr></table><p role="status">Loading…</p>`;
document.body.append(panel);
const table = panel.querySelector('table')!;
const status = panel.querySelector('p')!;

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
const selected = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(selected, { color: new Color(0.18, 0.44, 0.93) });

/**
 * For each tag, finds the tree indices and the bounding box of its nodes. The asset of a tag can be
 * mapped to several nodes.
 */
async function findParts(tags: string[]) {
  const ids = tags.map((externalId) => ({ externalId }));
  const assets = await client.assets.retrieve(ids, { ignoreUnknownIds: true });
  const mappings = await client.assetMappings3D
    .filter(plant.modelId, plant.revisionId, { filter: { assetIds: assets.map(({ id }) => id) } })
    .autoPagingToArray({ limit: Infinity });
  const boxes = await model.getBoundingBoxesByNodeIds(mappings.map(({ nodeId }) => nodeId));
  const parts = new Map<string, { indices: IndexSet; box: Box3 }>();
  mappings.forEach(({ assetId, treeIndex, subtreeSize }, index) => {
    if (treeIndex === undefined || subtreeSize === undefined) return;
    const tag = assets.find(({ id }) => id === assetId)!.externalId!;
    const part = parts.get(tag) ?? { indices: new IndexSet(), box: new Box3() };
    part.indices.addRange(new NumericRange(treeIndex, subtreeSize));
    part.box.union(boxes[index]!);
    parts.set(tag, part);
  });
  return parts;
}

try {
  const parts = await findParts(rows.map(({ tag }) => tag));
  const all = [...parts.values()].reduce((box, part) => box.union(part.box), new Box3());
  viewer.fitCameraToBoundingBox(all, 0, 1.2);
  const buttons = new Map<string, HTMLButtonElement>();

  /** Selects a tag in the table and in the model, or clears the selection. */
  const select = (tag: string | undefined, text: string) => {
    selected.updateSet((tag && parts.get(tag)?.indices.clone()) || new IndexSet());
    buttons.forEach((button, own) => button.setAttribute('aria-pressed', String(own === tag)));
    if (tag) buttons.get(tag)?.scrollIntoView({ block: 'nearest' });
    status.textContent = text;
  };

  for (const { tag, what, due } of rows) {
    const row = table.insertRow();
    const part = parts.get(tag);
    for (const text of [part ? '' : `${tag}, not in 3D`, what, due])
      row.insertCell().textContent = text;
    if (part === undefined) continue;
    const button = document.createElement('button');
    button.textContent = tag;
    button.onclick = () => {
      select(tag, `${tag} is in the middle.`);
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      viewer.fitCameraToBoundingBox(part.box, isCalm ? 0 : undefined, 2.5);
    };
    buttons.set(tag, button);
    row.cells[0]!.append(button);
  }
  status.textContent = 'Choose a row, or click a part.';

  let newest = 0;
  viewer.on('click', async ({ offsetX, offsetY, button }) => {
    if (button !== 0) return;
    const mine = (newest += 1);
    const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
    if (mine !== newest) return;
    // A hit is the smallest part, such as a bolt. If several rows contain it, use the row with the fewest nodes.
    const [tag] = [...parts]
      .filter(([, { indices }]) => hit?.type === 'cad' && indices.contains(hit.treeIndex))
      .sort(([, a], [, b]) => a.indices.count - b.indices.count)[0] ?? [undefined];
    select(tag, tag ? `${tag} was clicked.` : 'No row belongs to that place.');
  });
} catch (error) {
  status.textContent = `The equipment could not be found. ${String(error)}`;
}
