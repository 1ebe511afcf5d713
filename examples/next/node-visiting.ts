import { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import type { Node3D } from '@cognite/sdk';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const report = document.createElement('pre');
report.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; margin: 0; padding: 8px; font: 12px/1.4 monospace; background: #fffd';
document.body.append(report);

const visited = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(visited, { color: new Color(0.18, 0.44, 0.93) });

/** Reads nodes from Cognite Data Fusion, which accepts up to 1,000 per request. */
async function describe(treeIndices: number[]): Promise<Node3D[]> {
  const nodes: Node3D[] = [];
  for (let start = 0; start < treeIndices.length; start += 1000) {
    const ids = await model.mapTreeIndicesToNodeIds(treeIndices.slice(start, start + 1000));
    const { modelId, revisionId } = model;
    const items = ids.map((id) => ({ id }));
    nodes.push(...(await client.revisions3D.retrieve3DNodes(modelId, revisionId, items)));
  }
  return nodes;
}

/** Colors a node and its descendants, and counts their types. */
async function visit(root: number): Promise<void> {
  const treeIndices: number[] = [];
  await model.iterateSubtreeByTreeIndex(root, (treeIndex) => treeIndices.push(treeIndex));
  visited.updateSet(new IndexSet(treeIndices));
  viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(root), 0, 2);

  const nodes = await describe(treeIndices);
  const counts = new Map<string, number>();
  for (const { properties } of nodes) {
    const type = properties?.General?.Type ?? 'no type';
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const deepest = Math.max(...nodes.map(({ depth }) => depth)) - nodes[0]!.depth;
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8);
  report.textContent = [
    `${nodes[0]!.name}: ${nodes.length} nodes, ${deepest} levels below it`,
    ...most.map(([type, count]) => `${String(count).padStart(4)}  ${type}`),
  ].join('\n');
}

const roots = {
  'Column C-201': 813,
  'Reactor R-201': 2136,
  'Heater H-201': 2056,
  'Pump P-101': 661,
};
const settings = { root: roots['Column C-201'] };
new GUI({ title: 'Visit' }).add(settings, 'root', roots).onChange((root: number) => {
  visit(root).catch((error: unknown) => {
    report.textContent = `Could not visit the nodes. ${String(error)}`;
  });
});
await visit(settings.root);
