import { describe, expect, it } from 'vitest';
import { createDemoService } from '../../src';
import { createRandom } from '../../src/plant/kernel/random';
import {
  annotations,
  assets,
  cloudModelId,
  cloudRevisionId,
  createFixtureData,
  events,
  files,
  mappings,
} from '../../../../tests/fixtures/demoData';
import {
  askInstances,
  idsOf,
  named,
  ref,
  select,
  valuesOf,
  view,
  type Json,
} from '../../../../tests/fixtures/instanceQueries';

const service = createDemoService(createFixtureData());
const query = (body: Json) => askInstances(service, body);

async function withData(name: string): Promise<string[]> {
  const nodes = { filter: { hasData: [view(name)] } };
  const { items } = await query({ with: { a: { nodes, limit: 10_000 } }, select: { a: {} } });
  return idsOf(items.a);
}

describe('traversals', () => {
  const cadNode = { source: view('CogniteCADNode'), identifier: 'object3D' };
  const visualizable = { source: view('CogniteVisualizable'), identifier: 'object3D' };
  const limit = 10_000;

  it('lead from assets to their nodes and back, like the mappings', async () => {
    const random = createRandom(45);
    for (let round = 0; round < 40; round++) {
      const { assetId, nodeId } = random.pick(mappings);
      const { items } = await query({
        with: {
          asset: { nodes: { filter: named(`asset_${assetId}`) } },
          object: { nodes: { from: 'asset', through: visualizable, direction: 'outwards' } },
          nodes: { nodes: { from: 'object', through: cadNode, direction: 'inwards' }, limit },
          node: {
            nodes: {
              filter: {
                equals: {
                  property: ['cdf_cdm_3d', 'CogniteCADNode', 'cadNodeReference'],
                  value: String(nodeId),
                },
              },
            },
            limit,
          },
          objects: { nodes: { from: 'node', through: cadNode, direction: 'outwards' }, limit },
          assets: {
            nodes: { from: 'objects', through: visualizable, direction: 'inwards' },
            limit,
          },
        },
        select: {
          nodes: select('CogniteCADNode', 'cadNodeReference', 'treeIndexes', 'subTreeSizes'),
          assets: {},
        },
      });
      const own = mappings.filter((mapping) => mapping.assetId === assetId);
      expect(items.nodes?.map((node) => valuesOf(node, 'CogniteCADNode'))).toEqual(
        own.map((mapping) => ({
          cadNodeReference: String(mapping.nodeId),
          treeIndexes: [mapping.treeIndex],
          subTreeSizes: [mapping.subtreeSize],
        })),
      );
      const assetsOfNode = mappings
        .filter((mapping) => mapping.nodeId === nodeId)
        .map((mapping) => `asset_${mapping.assetId}`);
      expect(idsOf(items.assets)).toEqual(assetsOfNode);
    }
  });

  it('lead inwards if no direction is specified', async () => {
    const { items } = await query({
      with: {
        unit: { nodes: { filter: named('asset_5001') } },
        children: {
          nodes: { from: 'unit', through: { view: view('CogniteAsset'), identifier: 'parent' } },
          limit,
        },
      },
      select: { children: {} },
    });
    expect(idsOf(items.children)).toEqual(
      assets.filter(({ parentId }) => parentId === 5001).map(({ id }) => `asset_${id}`),
    );
  });

  it('start only from the items that pass the limit and filter', async () => {
    const { items } = await query({
      with: {
        all: { nodes: { filter: { hasData: [view('CogniteAsset')] } }, limit: 3 },
        parents: {
          nodes: {
            from: 'all',
            through: { view: view('CogniteAsset'), identifier: 'parent' },
            direction: 'outwards',
            filter: { not: named('asset_5000') },
          },
        },
      },
      select: { all: {}, parents: {} },
    });
    expect(idsOf(items.all)).toEqual(['asset_5000', 'asset_5001', 'asset_5002']);
    expect(idsOf(items.parents)).toEqual(['asset_5001']);
  });

  const image = { nodes: { filter: named('image_0_station-3') } };
  const annotationsOf = (stationId: string) => {
    const faces = new Set(
      files.filter(({ metadata }) => metadata?.station_id === stationId).map(({ id }) => id),
    );
    return annotations.filter(
      ({ annotatedResourceId, annotatedResourceType }) =>
        annotatedResourceType === 'file' && faces.has(annotatedResourceId),
    );
  };

  it('return no edge for an annotation without an outline', async () => {
    expect(annotationsOf('station-3')).toHaveLength(6);
    const { items } = await query({
      with: { image, edges: { edges: { from: 'image', direction: 'inwards' } } },
      select: { image: {}, edges: {} },
    });
    expect(idsOf(items.image)).toEqual(['image_0_station-3']);
    expect(items.edges).toEqual([]);
  });

  it('return a station for each event, and an image for each event with files', async () => {
    expect(await withData('Cognite360ImageStation')).toEqual(
      events.map(({ metadata }) => `station_${metadata?.station_id}`),
    );
    const { items } = await query({
      with: {
        collection: { nodes: { filter: named('image_collection_yard') } },
        images: {
          nodes: {
            from: 'collection',
            through: { view: view('Cognite360Image'), identifier: 'collection360' },
          },
        },
        stations: {
          nodes: {
            from: 'images',
            through: { view: view('Cognite360Image'), identifier: 'station360' },
            direction: 'outwards',
          },
        },
      },
      select: { images: select('Cognite360Image'), stations: {} },
    });
    expect(idsOf(items.stations)).toEqual([
      'station_station-240',
      'station_station-241',
      'station_station-242',
    ]);
    const [front] = files.filter(({ metadata }) => metadata?.station_id === 'station-241');
    expect(valuesOf(items.images?.[1], 'Cognite360Image')).toMatchObject({
      translationX: 241,
      translationY: 0,
      translationZ: 1.7,
      eulerRotationZ: Math.PI / 2,
      front: ref(`file_${front?.id}`),
      station360: ref('station_station-241'),
    });
  });

  it('return a volume for each shape of the point cloud', async () => {
    const shapes = annotations.filter(
      ({ annotatedResourceId }) => annotatedResourceId === cloudModelId,
    );
    const { items } = await query({
      with: {
        volumes: {
          nodes: {
            filter: {
              containsAny: {
                property: ['cdf_cdm_3d', 'CognitePointCloudVolume', 'revisions'],
                values: [ref(`cog_3d_revision_${cloudRevisionId}`)],
              },
            },
          },
        },
      },
      select: { volumes: select('CognitePointCloudVolume') },
    });
    expect(idsOf(items.volumes)).toEqual(shapes.map(({ id }) => `volume_0_${id}`));
    expect(valuesOf(items.volumes?.[4], 'CognitePointCloudVolume')).toMatchObject({
      volumeType: 'Cylinder',
      volume: [0, 0, 0, 0, 0, 1, 0.5],
      object3D: ref('object_3d_5006'),
    });
  });
});
