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

const name = { property: ['cdf_cdm', 'CogniteAsset/v1', 'name'], value: 'R-202' };
const { items } = await client.instances.query({
  with: {
    asset: { nodes: { filter: { and: [{ hasData: [assets] }, { equals: name }] } } },
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
        filter: {
          containsAny: {
            property: ['cdf_cdm', 'CogniteCADNode/v1', 'revisions'],
            values: [{ space: 'demo_plant', externalId: 'cog_3d_revision_2001' }],
          },
        },
      },
      limit: 1000,
    },
  },
  select: { nodes: { sources: [{ source: cadNodes, properties: ['treeIndexes'] }] } },
});

// The geometry belongs to descendants of these nodes.
const parts = (items.nodes ?? []).flatMap(
  ({ properties }) => properties!.cdf_cdm!['CogniteCADNode/v1']!.treeIndexes as unknown as number[],
);
const collection = new TreeIndexNodeCollection(parts);
model.assignStyledNodeCollection(collection, { color: new Color(0, 0, 1) });
