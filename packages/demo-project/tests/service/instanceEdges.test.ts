import { describe, expect, it } from 'vitest';
import { createDemoService } from '../../src';
import { annotations, createFixtureData, files } from '../../../../tests/fixtures/demoData';
import {
  askInstances,
  idsOf,
  named,
  ref,
  select,
  valuesOf,
  view,
  type Answer,
  type Json,
} from '../../../../tests/fixtures/instanceQueries';

const service = createDemoService(createFixtureData());
const query = (body: Json) => askInstances(service, body);

describe('edges', () => {
  const [file] = files;
  const withOutline = createDemoService({
    ...createFixtureData(),
    annotations: async () =>
      annotations.slice(0, 4).map((annotation, index) => ({
        ...annotation,
        annotatedResourceId: (file?.id ?? 0) + 6 * index,
        data: {
          ...annotation.data,
          objectRegion: { boundingBox: { xMin: 0, xMax: 1, yMin: 0, yMax: 1 } },
        },
      })),
  });

  const edgesWith = (edges: Json, more: Json = {}): Promise<Answer> =>
    askInstances(withOutline, {
      with: { edges: { edges }, ...more },
      select: {
        edges: select('Cognite360ImageAnnotation'),
        ...Object.fromEntries(Object.keys(more).map((name) => [name, {}])),
      },
    });

  it('lead from the 3D object of an asset to an image', async () => {
    const { items } = await edgesWith({ filter: { hasData: [view('CogniteAnnotation')] } });
    expect(
      items.edges?.map(({ startNode, endNode }) => [startNode?.externalId, endNode?.externalId]),
    ).toEqual([
      ['object_3d_5002', 'image_0_station-0'],
      ['object_3d_5003', 'image_0_station-1'],
      ['object_3d_5004', 'image_0_station-2'],
      ['object_3d_5005', 'image_0_station-3'],
    ]);
  });

  it('are listed instead of nodes if requested', async () => {
    const body = { instanceType: 'edge', limit: 2 };
    const { items } = await askInstances(withOutline, body, '/models/instances/list');
    expect(items).toMatchObject([
      { instanceType: 'edge', startNode: { externalId: 'object_3d_5002' } },
      { instanceType: 'edge', startNode: { externalId: 'object_3d_5003' } },
    ]);
  });

  it('contain the corners of the outline as angles relative to north', async () => {
    const { items } = await edgesWith({});
    const { polygon } = valuesOf(items.edges?.[0], 'Cognite360ImageAnnotation') as {
      polygon: number[];
    };
    // The image is rotated by 90°. In its own axes, north is the direction that points west, and east is the direction
    // that points north. The first corner points one unit north, up, and west. In the image's axes, that's one unit
    // east, up, and north.
    expect(polygon).toHaveLength(8);
    expect(polygon[0]).toBeCloseTo(Math.acos(1 / Math.sqrt(3)), 9);
    expect(polygon[1]).toBeCloseTo(Math.PI / 4, 9);
  });

  it('are found from both ends, and by the node at their other end', async () => {
    const start = {
      nodes: {
        filter: {
          in: { property: ['node', 'externalId'], values: ['object_3d_5003', 'object_3d_5004'] },
        },
      },
    };
    const outwards = await edgesWith(
      { from: 'start' },
      {
        start,
        ends: { nodes: { from: 'edges' } },
        starts: { nodes: { from: 'edges', chainTo: 'source' } },
      },
    );
    expect(idsOf(outwards.items.ends)).toEqual(['image_0_station-1', 'image_0_station-2']);
    expect(idsOf(outwards.items.starts)).toEqual(['object_3d_5003', 'object_3d_5004']);
    const image = { nodes: { filter: named('image_0_station-3') } };
    const inwards = await edgesWith(
      { from: 'image', direction: 'inwards' },
      {
        image,
        ends: { nodes: { from: 'edges' } },
        starts: { nodes: { from: 'edges', chainTo: 'source' } },
      },
    );
    expect(idsOf(inwards.items.ends)).toEqual(['object_3d_5005']);
    expect(idsOf(inwards.items.starts)).toEqual(['image_0_station-3']);
    const byNode = await edgesWith({ nodeFilter: named('image_0_station-2') });
    expect(byNode.items.edges?.map(({ endNode }) => endNode?.externalId)).toEqual([
      'image_0_station-2',
    ]);
    const byEnd = await edgesWith({
      filter: { equals: { property: ['edge', 'endNode'], value: ref('image_0_station-1') } },
    });
    expect(byEnd.items.edges?.map(({ endNode }) => endNode?.externalId)).toEqual([
      'image_0_station-1',
    ]);
  });
});

describe('files', () => {
  const withInstances = createDemoService({
    ...createFixtureData(),
    files: async () => files.map((file) => ({ ...file, instanceId: ref(`file_${file.id}`) })),
  });
  const byIds = async (items: Json[]) =>
    (await askInstances(withInstances, { items }, '/files/byids')) as unknown as {
      items?: { id: number; instanceId?: object }[];
      error?: { missing?: object[] };
    };

  it('are found by instance ID', async () => {
    const { items } = await byIds([{ instanceId: ref('file_8003') }, { id: 8001 }]);
    expect(items?.map(({ id, instanceId }) => [id, instanceId])).toEqual([
      [8003, ref('file_8003')],
      [8001, ref('file_8001')],
    ]);
  });

  it('are listed as missing by instance ID', async () => {
    const missing = { instanceId: { space: 'other', externalId: 'file_8003' } };
    expect(await byIds([missing])).toMatchObject({
      status: 400,
      error: { missing: [missing] },
    });
  });

  it('are instances of CogniteFile', async () => {
    const { items } = await query({
      with: { a: { nodes: { filter: named('file_8003') } } },
      select: { a: select('CogniteFile') },
    });
    expect(valuesOf(items.a?.[0], 'CogniteFile')).toEqual({
      name: files[3]?.name,
      mimeType: 'image/jpeg',
      isUploaded: true,
    });
  });
});
