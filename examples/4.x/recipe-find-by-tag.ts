import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import type { AssetMapping3D } from '@cognite/sdk';
import { Box3, Color } from 'three';
import { client, plant } from './project';

const panel = document.createElement('section');
panel.innerHTML = `<style>
  section { position: absolute; left: 8px; top: 8px; width: 236px; padding: 8px 10px; background: #fffffff2; color: #16202a; font: 13px/1.35 system-ui }
  label { font-weight: 600 } input { box-sizing: border-box; width: 100%; margin: 2px 0 4px; padding: 4px 6px; border: 1px solid #5a6672; font: inherit }
  ol { margin: 0; padding: 0; list-style: none } li { padding: 2px 0 } section p { margin: 2px 0 0 }
  section button { width: 100%; padding: 2px 0; border: 0; background: none; color: #0b4fb3; font: inherit; text-align: left; cursor: pointer }
</style>
<label for="tag">Tag or name</label><input id="tag" type="search" autocomplete="off"><ol></ol><p role="status"></p>`;
document.body.append(panel);
const input = panel.querySelector('input')!;
const list = panel.querySelector('ol')!;
const status = panel.querySelector('p')!;

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
const found = new TreeIndexNodeCollection();
// Render the nodes in front, because other parts might be in the way.
model.assignStyledNodeCollection(found, {
  color: new Color(0.84, 0.15, 0.09),
  renderInFront: true,
});

/** A search result: an asset, and its nodes if it's in the model. */
interface Hit {
  readonly tag: string;
  readonly text: string;
  readonly nodes: readonly AssetMapping3D[];
}

async function search(query: string): Promise<Hit[]> {
  const assets = await client.assets.search({ search: { query }, limit: 8 });
  if (assets.length === 0) return [];
  const { items } = await client.assetMappings3D.filter(plant.modelId, plant.revisionId, {
    filter: { assetIds: assets.map(({ id }) => id) },
  });
  return assets.map(({ id, name, description = '' }) => {
    return { tag: name, text: description, nodes: items.filter(({ assetId }) => assetId === id) };
  });
}

/** Colors the nodes of a search result, and flies to them. */
async function go({ tag, nodes }: Hit): Promise<void> {
  const indices = new IndexSet();
  for (const { treeIndex = 0, subtreeSize = 0 } of nodes)
    indices.addRange(new NumericRange(treeIndex, subtreeSize));
  found.updateSet(indices);
  status.textContent = `${tag} is red.`;
  const boxes = await model.getBoundingBoxesByNodeIds(nodes.map(({ nodeId }) => nodeId));
  const box = boxes.reduce((all, own) => all.union(own), new Box3());
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  viewer.fitCameraToBoundingBox(box, isCalm ? 0 : undefined, 3);
}

function fail(error: unknown): void {
  list.replaceChildren();
  status.textContent = `The search failed. ${String(error)}`;
}

/** Creates a row for a search result. The row contains a button if the asset has nodes. */
function rowOf(hit: Hit): HTMLLIElement {
  const row = document.createElement('li');
  const isThere = hit.nodes.length > 0;
  const line = isThere ? row.appendChild(document.createElement('button')) : row;
  line.textContent = `${hit.tag}, ${isThere ? hit.text : 'not in 3D'}`;
  if (isThere) line.onclick = () => void go(hit).catch(fail);
  return row;
}

// Responses can arrive out of order. Ignore results and errors of earlier queries.
let newest = 0;
async function ask(): Promise<Hit[]> {
  const mine = (newest += 1);
  const query = input.value.trim();
  status.textContent = 'Searching…';
  try {
    const hits = query === '' ? [] : await search(query);
    if (mine !== newest) return [];
    list.replaceChildren(...hits.map(rowOf));
    status.textContent =
      hits.length > 0 ? `${hits.length} found.` : `Nothing is called “${query}”.`;
    if (query === '') status.textContent = 'Type a tag, such as P-203.';
    return hits;
  } catch (error) {
    if (mine === newest) fail(error);
    return [];
  }
}

let timer = 0;
input.oninput = () => {
  window.clearTimeout(timer);
  // Search when the user stops typing, not after each letter.
  timer = window.setTimeout(() => void ask(), 250);
};
input.onkeydown = async ({ key }) => {
  if (key !== 'Enter') return;
  window.clearTimeout(timer);
  const first = (await ask()).find(({ nodes }) => nodes.length > 0);
  if (first !== undefined) await go(first).catch(fail);
};
await ask();
