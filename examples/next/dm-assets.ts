import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import type { NodeOrEdge } from '@cognite/sdk';
import GUI from 'lil-gui';
import { Box3, Color } from 'three';
import { client, plant } from './project';

// The revision in the data model. Its external ID ends with the classic revision ID.
const revision = { externalId: 'cog_3d_revision_2001', space: 'demo_plant' };

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const chosen = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(chosen, { color: new Color(0.84, 0.15, 0.09) });

const panel = document.createElement('output');
panel.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; padding: 8px; font: 14px/1.4 sans-serif; white-space: pre; background: #fffd';
panel.textContent = 'Click a part.';
document.body.append(panel);

// An asset and a CAD node both point to the same 3D object:
// CogniteAsset ── object3D ─▶ Cognite3DObject ◀─ object3D ── CogniteCADNode
const view = (externalId: string) =>
  ({ type: 'view', space: 'cdf_cdm', externalId, version: 'v1' }) as const;
const assetView = view('CogniteAsset');
const cadNodeView = view('CogniteCADNode');
const ofAsset = { source: assetView, identifier: 'object3D' };
const ofCadNode = { source: cadNodeView, identifier: 'object3D' };
const inRevision = {
  containsAny: { property: ['cdf_cdm', 'CogniteCADNode/v1', 'revisions'], values: [revision] },
};
const assetFields = [{ source: assetView, properties: ['name', 'description', 'object3D'] }];

/** Returns the properties of an instance in a view. */
function valuesOf<Values>(item: NodeOrEdge, name: string): Values {
  return item.properties?.cdf_cdm?.[`${name}/v1`] as unknown as Values;
}

/** Finds up to 1,000 CAD nodes of an asset. For more, use the response's `nextCursor`. */
async function nodesOf({ space, externalId }: NodeOrEdge): Promise<NumericRange[]> {
  const { items } = await client.instances.query({
    with: {
      asset: { nodes: { filter: { instanceReferences: [{ space, externalId }] } } },
      object: { nodes: { from: 'asset', through: ofAsset, direction: 'outwards' } },
      nodes: {
        nodes: { from: 'object', through: ofCadNode, direction: 'inwards', filter: inRevision },
        limit: 1000,
      },
    },
    select: {
      nodes: { sources: [{ source: cadNodeView, properties: ['treeIndexes', 'subTreeSizes'] }] },
    },
  });
  return (items.nodes ?? []).map((node) => {
    type Tree = { treeIndexes: number[]; subTreeSizes: number[] };
    const { treeIndexes, subTreeSizes } = valuesOf<Tree>(node, 'CogniteCADNode');
    // Each array has one entry per revision. In this project, each node is in only one revision.
    return new NumericRange(treeIndexes[0]!, subTreeSizes[0]!);
  });
}

/** Finds the asset of the smallest CAD node that contains a part. */
async function assetOf(treeIndex: number): Promise<NodeOrEdge | undefined> {
  // Only the classic API provides the ancestors of a node.
  const nodeId = await model.mapTreeIndexToNodeId(treeIndex);
  const path = await client.revisions3D
    .list3DNodeAncestors(model.modelId, model.revisionId, nodeId)
    .autoPagingToArray({ limit: Infinity });
  const inPath = {
    in: {
      property: ['cdf_cdm', 'CogniteCADNode/v1', 'cadNodeReference'],
      values: path.map(({ id }) => String(id)),
    },
  };
  const { items } = await client.instances.query({
    with: {
      nodes: { nodes: { filter: { and: [inRevision, inPath] } } },
      objects: { nodes: { from: 'nodes', through: ofCadNode, direction: 'outwards' } },
      assets: { nodes: { from: 'objects', through: ofAsset, direction: 'inwards' } },
    },
    select: {
      nodes: { sources: [{ source: cadNodeView, properties: ['object3D', 'treeIndexes'] }] },
      assets: { sources: assetFields },
    },
  });
  type Link = { object3D: { externalId: string }; treeIndexes: number[] };
  const links = (items.nodes ?? []).map((node) => valuesOf<Link>(node, 'CogniteCADNode'));
  // Descendants have greater tree indices than their ancestors, so the smallest node comes first.
  links.sort((a, b) => b.treeIndexes[0]! - a.treeIndexes[0]!);
  return items.assets?.find(
    (asset) =>
      valuesOf<Link>(asset, 'CogniteAsset').object3D.externalId === links[0]?.object3D.externalId,
  );
}

// Count the choices, to ignore results of earlier choices that arrive late.
let choices = 0;

/** Shows the asset that a query finds, and colors the asset's nodes. */
async function show(find: Promise<NodeOrEdge | undefined>, move: boolean): Promise<void> {
  const choice = (choices += 1);
  try {
    const asset = await find;
    const ranges = asset === undefined ? [] : await nodesOf(asset);
    const boxes = await Promise.all(
      ranges.map(({ from }) => model.getBoundingBoxByTreeIndex(from)),
    );
    if (choice !== choices) return;
    const set = new IndexSet();
    for (const range of ranges) set.addRange(range);
    chosen.updateSet(set);
    if (asset === undefined) {
      panel.textContent = 'No asset. Click a part.';
      return;
    }
    type Described = { name: string; description?: string };
    const { name, description = '' } = valuesOf<Described>(asset, 'CogniteAsset');
    panel.textContent = `${name}: ${description}\n${asset.externalId}, ${ranges.length} node(s)`;
    if (move) {
      viewer.fitCameraToBoundingBox(
        boxes.reduce((all, box) => all.union(box), new Box3()),
        0,
        2,
      );
    }
  } catch (error) {
    if (choice === choices) panel.textContent = `Could not read the data model. ${String(error)}`;
  }
}

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  await show(hit?.type === 'cad' ? assetOf(hit.treeIndex) : Promise.resolve(undefined), false);
});

async function assetNamed(name: string): Promise<NodeOrEdge | undefined> {
  // Other instances, such as 3D objects, can have the same name.
  const filter = {
    and: [
      { hasData: [assetView] },
      { equals: { property: ['cdf_cdm', 'CogniteAsset/v1', 'name'], value: name } },
    ],
  };
  const { items } = await client.instances.query({
    with: { assets: { nodes: { filter }, limit: 1 } },
    select: { assets: { sources: assetFields } },
  });
  return items.assets?.[0];
}

const gui = new GUI({ title: 'Assets' });
gui
  .add({ name: '' }, 'name', {
    '–': '',
    'C-201': 'C-201',
    'P-101': 'P-101',
    Hydrants: 'Fire hydrants',
    'PT-C201': 'PT-C201',
  })
  .name('Asset')
  .onChange((name: string) => show(assetNamed(name), true));
