import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
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

// Find the asset, its 3D object, and the CAD nodes that refer to the object.
const named = { property: ['cdf_cdm', 'CogniteAsset/v1', 'name'], value: 'R-202' };
const { items } = await client.instances.query({
  with: {
    asset: { nodes: { filter: { and: [{ hasData: [assets] }, { equals: named }] } } },
    object: {
      nodes: {
        from: 'asset',
        through: { source: assets, identifier: 'object3D' },
        direction: 'outwards',
      },
    },
    nodes: {
      nodes: {
        from: 'object',
        through: { source: cadNodes, identifier: 'object3D' },
        direction: 'inwards',
      },
      limit: 1000,
    },
  },
  select: { nodes: { sources: [{ source: cadNodes, properties: ['*'] }] } },
});

interface CadNode {
  readonly model3D: { readonly externalId: string };
  readonly treeIndexes: readonly number[];
  readonly subTreeSizes: readonly number[];
}
const set = new IndexSet();
for (const { properties } of items.nodes ?? []) {
  const node = properties!.cdf_cdm!['CogniteCADNode/v1'] as unknown as CadNode;
  if (!node.model3D.externalId.endsWith(`_${model.modelId}`)) continue;
  set.addRange(new NumericRange(node.treeIndexes[0]!, node.subTreeSizes[0]!));
}
const collection = new TreeIndexNodeCollection(set);
model.assignStyledNodeCollection(collection, { color: new Color(0, 0, 1) });
