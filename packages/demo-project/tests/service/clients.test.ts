import type { CogniteClient } from '@cognite/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedClients } from '../../../../tests/fixtures/clients';
import {
  annotations,
  assets,
  bytesOf,
  cloudModelId,
  createFixtureData,
  emptyModelId,
  events,
  files,
  mappings,
  modelId,
  nodes,
  revisionId,
  sceneJson,
} from '../../../../tests/fixtures/demoData';
import { startDemoServer, type DemoServer } from '../../../../tests/fixtures/demoServer';

const everything = { limit: Infinity };
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** Converts dates to timestamps. In responses, the clients convert timestamps to dates. */
function withoutDates(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(withoutDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutDates(field)]),
  );
}

const clients = installedClients();

it('there are at least three clients to test', () => {
  expect(clients.length).toBeGreaterThanOrEqual(3);
});

describe.each(clients)('client $release', ({ connect, errors }) => {
  let server: DemoServer;
  let client: CogniteClient;
  beforeAll(async () => {
    server = await startDemoServer(createFixtureData());
    client = await connect(server.baseUrl);
  });
  afterAll(async () => {
    expect(server.service.unknownEndpoints).toEqual([]);
    await server.close();
  });

  const base = () => `/api/v1/projects/demo/3d/models/${modelId}/revisions/${revisionId}`;

  describe('models', () => {
    it('lists all, in pages too', async () => {
      const all = await client.models3D.list().autoPagingToArray(everything);
      expect(idsOf(all)).toEqual([modelId, cloudModelId, emptyModelId]);
      expect(all[0]?.createdTime).toBeInstanceOf(Date);
      const page = await client.models3D.list({ limit: 2 });
      expect(page.items).toHaveLength(2);
      expect((await page.next?.())?.items).toHaveLength(1);
    });

    it('retrieves one, its revisions, and a revision', async () => {
      expect((await client.models3D.retrieve(modelId)).name).toBe('Plant');
      const revisions = await client.revisions3D.list(modelId).autoPagingToArray();
      expect(idsOf(revisions)).toEqual([revisionId]);
      const revision = await client.revisions3D.retrieve(modelId, revisionId);
      expect(revision).toMatchObject({ status: 'Done', assetMappingCount: mappings.length });
    });

    it('lists outputs by format', async () => {
      const outputs = async (format: string) =>
        (await client.get<{ items: object[] }>(`${base()}/outputs`, { params: { format } })).data
          .items;
      const cad = [{ format: 'gltf-directory', version: 9, blobId: revisionId }];
      expect(await outputs('all-outputs')).toEqual(cad);
      expect(await outputs('gltf-directory')).toEqual(cad);
      expect(await outputs('ept-pointcloud')).toEqual([]);
    });

    it('downloads JSON files parsed and binary files as bytes', async () => {
      const folder = `/api/v1/projects/demo/3d/files/${revisionId}`;
      expect((await client.get(`${folder}/scene.json`)).data).toEqual(JSON.parse(sceneJson));
      const glb = await client.get<ArrayBuffer>(`${folder}/0.glb`, {
        responseType: 'arraybuffer',
      });
      expect(new Uint8Array(glb.data)).toEqual(bytesOf('cad/0.glb'));
    });
  });

  describe('nodes', () => {
    it('lists all in order, page by page', async () => {
      const all = await client.revisions3D
        .list3DNodes(modelId, revisionId, { limit: 1000 })
        .autoPagingToArray(everything);
      expect(all).toEqual(wire(nodes));
    });

    it.each([1, 4, 10])('returns each in exactly one of %i partitions', async (parts) => {
      const found = await Promise.all(
        Array.from({ length: parts }, (_, part) =>
          client.revisions3D
            .list3DNodes(modelId, revisionId, {
              limit: 100,
              sortByNodeId: true,
              partition: `${part + 1}/${parts}`,
            })
            .autoPagingToArray(everything),
        ),
      );
      const ids = found.flatMap(idsOf);
      expect(ids).toHaveLength(nodes.length);
      expect(new Set(ids)).toEqual(new Set(idsOf(nodes)));
      for (const part of found) expect(idsOf(part)).toEqual(idsOf(part).sort((a, b) => a - b));
    });

    it('filters by properties that must all match', async () => {
      const properties = { General: { Discipline: 'Piping' }, Process: { 'Line number': 'L-0' } };
      const found = await client.revisions3D
        .list3DNodes(modelId, revisionId, {
          properties,
          limit: 1000,
          sortByNodeId: true,
          partition: '1/1',
        })
        .autoPagingToArray(everything);
      const expected = nodes.filter(({ treeIndex }) => treeIndex % 75 === 0);
      expect(new Set(idsOf(found))).toEqual(new Set(idsOf(expected)));
      expect(found).toHaveLength(expected.length);
    });

    it('filters by any of several values, in partitions and pages', async () => {
      const filter = { properties: { General: { Discipline: ['Structure', 'Electrical'] } } };
      const ids: number[] = [];
      for (const part of [1, 2]) {
        const found = client.revisions3D.filter3DNodes(modelId, revisionId, {
          filter,
          limit: 300,
          partition: `${part}/2`,
        });
        ids.push(...idsOf(await found.autoPagingToArray(everything)));
      }
      const expected = nodes.filter(({ treeIndex }) => treeIndex % 3 !== 0);
      expect(ids).toHaveLength(expected.length);
      expect(new Set(ids)).toEqual(new Set(idsOf(expected)));
    });

    it('retrieves more by ID than fit in one request', async () => {
      const ids = nodes.map(({ id }) => ({ id }));
      const found = await client.revisions3D.retrieve3DNodes(modelId, revisionId, ids);
      expect(found).toEqual(wire(nodes));
    });

    it('returns the ancestors, including the node', async () => {
      const part = nodes[55];
      const found = await client.revisions3D
        .list3DNodeAncestors(modelId, revisionId, part?.id ?? 0, { limit: 1000 })
        .autoPagingToArray(everything);
      expect(found.map(({ treeIndex }) => treeIndex)).toEqual([0, 52, 55]);
    });

    it('converts tree indices to IDs and back, in order', async () => {
      const treeIndices = [2500, 0, 7, 1, 7];
      const mapped = await client.post<{ items: number[] }>(
        `${base()}/nodes/internalids/bytreeindices`,
        { data: { items: treeIndices } },
      );
      expect(mapped.data.items).toEqual(treeIndices.map((index) => nodes[index]?.id));
      const back = await client.post<{ items: number[] }>(
        `${base()}/nodes/treeindices/byinternalids`,
        { data: { items: mapped.data.items } },
      );
      expect(back.data.items).toEqual(treeIndices);
    });
  });

  describe('mappings', () => {
    const list = (filter: object) =>
      client.assetMappings3D
        .list(modelId, revisionId, { limit: 1000, ...filter })
        .autoPagingToArray(everything);

    it('lists all, page by page', async () => {
      expect(await list({ limit: 90 })).toEqual(mappings);
    });

    it('filters by asset, node and box', async () => {
      expect(await list({ assetId: 5004 })).toEqual(
        mappings.filter(({ assetId }) => assetId === 5004),
      );
      const nodeId = nodes[4]?.id ?? 0;
      expect(await list({ nodeId })).toEqual(mappings.filter((entry) => entry.nodeId === nodeId));
      const intersectsBoundingBox = { min: [2490, 0, 0], max: [2600, 9, 9] };
      const inBox = await list({ intersectsBoundingBox });
      expect(inBox).toEqual(mappings.filter(({ treeIndex }) => treeIndex >= 2480));
    });

    it('filters by several IDs', async () => {
      const url = `${base()}/mappings/list`;
      const filtered = async (filter: object) =>
        (await client.post<{ items: unknown }>(url, { data: { filter, limit: 1000 } })).data.items;
      expect(await filtered({ assetIds: [5001, 5009] })).toEqual(
        mappings.filter(({ assetId }) => assetId === 5001 || assetId === 5009),
      );
      expect(await filtered({ treeIndexes: [0, 1, 2] })).toEqual(mappings.slice(0, 2));
      expect(await filtered({ nodeIds: [nodes[2]?.id] })).toEqual(mappings.slice(1, 2));
    });
  });

  describe('assets', () => {
    it('lists all, page by page', async () => {
      const all = await client.assets.list({ limit: 1000 }).autoPagingToArray(everything);
      expect(withoutDates(all)).toEqual(assets);
      expect(all[0]?.createdTime).toBeInstanceOf(Date);
    });

    it('iterates with for await', async () => {
      const ids: number[] = [];
      for await (const asset of client.assets.list({ limit: 500 })) ids.push(asset.id);
      expect(ids).toEqual(idsOf(assets));
    });

    it('stops at the client’s default of 25', async () => {
      expect(await client.assets.list().autoPagingToArray()).toHaveLength(25);
    });

    it('filters, searches and retrieves by ID', async () => {
      const filter = { parentIds: [5001] };
      const children = await client.assets.list({ filter }).autoPagingToArray(everything);
      expect(children).toHaveLength(400);
      const found = await client.assets.search({ search: { name: 'UNIT-30' } });
      expect(found[0]?.name).toBe('UNIT-30');
      const given = await client.assets.retrieve([{ externalId: 'asset:PLANT' }, { id: 5001 }]);
      expect(idsOf(given)).toEqual([5000, 5001]);
    });
  });

  describe('360 images', () => {
    const metadata = { site_id: 'plant' };

    it('finds the stations of a site in ten partitions', async () => {
      const found = await Promise.all(
        Array.from({ length: 10 }, (_, part) =>
          client.events
            .list({ filter: { metadata }, limit: 1000, partition: `${part + 1}/10` })
            .autoPagingToArray(everything),
        ),
      );
      const expected = events.filter((event) => event.metadata?.site_id === 'plant');
      expect(idsOf(found.flat()).sort()).toEqual(idsOf(expected).sort());
    });

    it('finds the uploaded files of a site in ten partitions', async () => {
      const found = await Promise.all(
        Array.from({ length: 10 }, (_, part) =>
          client.files
            .list({
              filter: { metadata, uploaded: true },
              limit: 100,
              ...{ partition: `${part + 1}/10` },
            })
            .autoPagingToArray(everything),
        ),
      );
      const expected = files.filter((file) => file.metadata?.site_id === 'plant');
      expect(expected.length).toBeGreaterThan(1000);
      expect(idsOf(found.flat()).sort()).toEqual(idsOf(expected).sort());
    });

    it('retrieves events and files by ID', async () => {
      expect(idsOf(await client.events.retrieve([{ id: 7003 }]))).toEqual([7003]);
      const found = await client.files.retrieve([
        { id: 8003 },
        { externalId: 'file:station-0:back' },
      ]);
      expect(idsOf(found)).toEqual([8003, 8001]);
    });

    it('returns download links that work without a token', async () => {
      const links = await client.files.getDownloadUrls([{ id: 8000 }, { id: 8001 }]);
      for (const [index, { downloadUrl }] of links.entries()) {
        const answer = await fetch(downloadUrl);
        expect(answer.headers.get('content-type')).toBe('image/jpeg');
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect(bytes).toEqual(bytesOf(`faces/${8000 + index}.jpg`));
      }
    });

    it('lists the annotations of files, page by page', async () => {
      const annotatedResourceIds = files.slice(0, 1000).map(({ id }) => ({ id }));
      const found = await client.annotations
        .list({ filter: { annotatedResourceType: 'file', annotatedResourceIds }, limit: 300 })
        .autoPagingToArray(everything);
      expect(withoutDates(found)).toEqual(annotations.slice(0, 1000));
    });

    it('finds the files that show an asset', async () => {
      const filter = {
        annotatedResourceType: 'file' as const,
        annotationType: 'images.AssetLink' as const,
        data: { assetRef: { id: 5003 } },
      };
      const expected = annotations.slice(0, 1200).filter((_, index) => index % 8 === 1);
      const expectedIds = expected.map(({ annotatedResourceId: id }) => ({ id }));
      const url = '/api/v1/projects/demo/annotations/reverselookup';
      const answer = await client.post<{ items: object[] }>(url, {
        data: { filter, limit: 1000 },
      });
      expect(answer.data.items).toEqual(expectedIds);
      // Older clients don't have this method.
      if ('reverseLookup' in client.annotations) {
        const found = client.annotations.reverseLookup({ filter, limit: 40 });
        expect(await found.autoPagingToArray(everything)).toEqual(expectedIds);
      }
    });
  });

  it('lists the annotations of a point cloud', async () => {
    const found = await client.annotations
      .list({
        filter: {
          // The SDK uses this resource type, but the client's types don't include it.
          annotatedResourceType: 'threedmodel' as 'file',
          annotatedResourceIds: [{ id: cloudModelId }],
        },
        limit: 1000,
      })
      .autoPagingToArray(everything);
    expect(withoutDates(found)).toEqual(annotations.slice(1200));
  });

  describe('errors', () => {
    const failure = async (promise: Promise<unknown>): Promise<Record<string, unknown>> =>
      promise.then(
        () => expect.unreachable('should have failed'),
        (error: unknown) => error as Record<string, unknown>,
      );

    it('are CogniteErrors with status, message and request ID', async () => {
      const error = await failure(client.models3D.retrieve(4));
      expect(error).toBeInstanceOf(errors.CogniteError);
      expect(error).toMatchObject({ status: 404, errorMessage: "3D model 4 doesn't exist." });
      expect(error.requestId).toMatch(/^demo-\d+$/);
    });

    it('name the invalid argument', async () => {
      const error = await failure(client.assets.list({ limit: 1001 }));
      expect(error).toBeInstanceOf(errors.CogniteError);
      expect(error).toMatchObject({ status: 400 });
      expect(error.errorMessage).toContain('limit');
    });

    it('name an unknown field at any level', async () => {
      const queries: [object, string][] = [
        [{ filtre: { name: 'x' } }, '"filtre"'],
        [{ filter: { nmae: 'x' } }, '"filter.nmae"'],
        [{ filter: { createdTime: { min: 1 } } }, '"filter.createdTime"'],
      ];
      for (const [query, name] of queries) {
        const error = await failure(client.assets.list(query));
        expect(error).toBeInstanceOf(errors.CogniteError);
        expect(error).toMatchObject({ status: 400 });
        expect(error.errorMessage).toContain(name);
      }
    });

    it('list missing IDs, and the items of other requests that succeeded', async () => {
      const items = [...assets.slice(0, 1000).map(({ id }) => ({ id })), { id: 1 }];
      const error = await failure(client.assets.retrieve(items));
      expect(error).toBeInstanceOf(errors.CogniteMultiError);
      expect(error).toMatchObject({ status: 400, missing: [{ id: 1 }], failed: [{ id: 1 }] });
      expect(error.succeded).toHaveLength(1000);
    });

    it('list duplicate IDs', async () => {
      const error = await failure(client.files.retrieve([{ id: 8000 }, { id: 8000 }]));
      expect(error).toBeInstanceOf(errors.CogniteMultiError);
      expect(error).toMatchObject({ status: 422, duplicated: [{ id: 8000 }] });
    });
  });
});

describe.each(clients)('client $release with refused requests', ({ connect }) => {
  it('gets 401 for another project', async () => {
    const server = await startDemoServer({ ...createFixtureData(), project: 'other' });
    const client = await connect(server.baseUrl);
    await expect(client.models3D.list()).rejects.toMatchObject({ status: 401 });
    await server.close();
  });

  it('gets 404 for an unknown endpoint, which the service records', async () => {
    const server = await startDemoServer(createFixtureData());
    const client = await connect(server.baseUrl);
    await expect(client.timeseries.retrieve([{ id: 1 }])).rejects.toMatchObject({ status: 404 });
    expect(server.service.unknownEndpoints).toEqual([
      'POST /api/v1/projects/demo/timeseries/byids',
    ]);
    await server.close();
  });

  it('retries after status 429', async () => {
    const fault = { type: 'status', status: 429, message: 'Too many requests.' } as const;
    const server = await startDemoServer(createFixtureData(), {
      failures: [{ path: '/3d/models', times: 1, fault }],
    });
    const client = await connect(server.baseUrl);
    expect(await client.models3D.list().autoPagingToArray()).toHaveLength(3);
    await server.close();
  });
});
