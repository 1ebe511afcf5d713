import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const view = (externalId: string) =>
  ({ type: 'view', space: 'cdf_cdm', externalId, version: 'v1' }) as const;
const assets = view('CogniteAsset');
const cadNodes = view('CogniteCADNode');

const found = await client.instances.query({
  with: {
    assets: { nodes: { filter: { hasData: [assets] } }, limit: 10_000 },
  },
  select: { assets: { sources: [{ source: assets, properties: ['name', 'object3D'] }] } },
});
const asset = found.items
  .assets!.map(({ properties }) => properties!.cdf_cdm!['CogniteAsset/v1']!)
  .find(({ name }) => name === 'R-202')!;

const property = ['cdf_cdm', 'CogniteCADNode/v1', 'object3D'];
const value = asset.object3D as { space: string; externalId: string };
const { items } = await client.instances.query({
  with: { nodes: { nodes: { filter: { equals: { property, value } } }, limit: 1000 } },
  select: {
    nodes: { sources: [{ source: cadNodes, properties: ['cadNodeReference', 'revisions'] }] },
  },
});
for (const { properties } of items.nodes!) {
  const node = properties!.cdf_cdm!['CogniteCADNode/v1']!;
  const [revision] = node.revisions as unknown as { externalId: string }[];
  if (!revision!.externalId.endsWith(`_${model.revisionId}`)) continue;
  const treeIndex = await model.mapNodeIdToTreeIndex(Number(node.cadNodeReference));
  const parts = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(treeIndex));
  model.assignStyledNodeCollection(parts, { color: new Color('blue') });
}
