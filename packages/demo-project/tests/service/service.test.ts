import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDemoService, demoBaseUrl, type DemoResponse, type DemoService } from '../../src';
import {
  annotations,
  assets,
  bytesOf,
  cloudModelId,
  createFixtureData,
  files,
  mappings,
  modelId,
  nodes,
  revisionId,
  sceneJson,
} from '../../../../tests/fixtures/demoData';

const project = '/api/v1/projects/demo';
const revision = `/3d/models/${modelId}/revisions/${revisionId}`;
const token = { Authorization: 'Bearer anything' };

let data: ReturnType<typeof createFixtureData>;
let service: DemoService;
beforeEach(() => {
  data = createFixtureData();
  service = createDemoService(data);
});

function get(path: string, headers: Record<string, string> = token): Promise<DemoResponse> {
  return service.handle({ method: 'GET', url: `${demoBaseUrl}${project}${path}`, headers });
}

function post(path: string, body: unknown): Promise<DemoResponse> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = `${demoBaseUrl}${project}${path}`;
  return service.handle({ method: 'POST', url, headers: token, body: text });
}

interface Answer {
  readonly items: Record<string, unknown>[];
  readonly nextCursor?: string;
  readonly error: {
    readonly code: number;
    readonly message: string;
    readonly missing?: object[];
    readonly duplicated?: object[];
  };
}

function parse(response: DemoResponse): Answer {
  return JSON.parse(String(response.body)) as Answer;
}

function expectError(response: DemoResponse, status: number): Answer['error'] {
  const { error } = parse(response);
  expect({ status: response.status, code: error.code }).toEqual({ status, code: status });
  expect(error.message).not.toBe('');
  return error;
}

describe('access', () => {
  it.each([
    ['no header', {}],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: 'Basic abc' }],
  ])('rejects a request with %s', async (_, headers) => {
    expectError(await get('/3d/models', headers), 401);
    expect(service.unknownEndpoints).toEqual([]);
  });

  it('accepts the header in any case', async () => {
    expect((await get('/3d/models', { AUTHORIZATION: 'bearer x' })).status).toBe(200);
  });

  it('rejects another project', async () => {
    const url = `${demoBaseUrl}/api/v1/projects/other/3d/models`;
    expectError(await service.handle({ method: 'GET', url, headers: token }), 401);
  });

  it('answers 404 for unknown endpoints, names them and records them', async () => {
    expect(expectError(await get('/timeseries/5'), 404).message).toContain('/timeseries/5');
    expectError(await post('/3d/models', {}), 404);
    expectError(await service.handle({ method: 'GET', url: `${demoBaseUrl}/` }), 404);
    expectError(await service.handle({ method: 'GET', url: 'https://elsewhere.test/x?y' }), 404);
    expect(service.unknownEndpoints).toEqual([
      `GET ${project}/timeseries/5`,
      `POST ${project}/3d/models`,
      'GET /',
      'GET https://elsewhere.test/x',
    ]);
  });

  it('doesn’t record missing resources and files as unknown endpoints', async () => {
    expectError(await get('/3d/models/4'), 404);
    expectError(await get(`/3d/models/${modelId}/revisions/4`), 404);
    expectError(await get(`/3d/models/${cloudModelId}/revisions/${revisionId}`), 404);
    expectError(await get(`/3d/files/${revisionId}/classificationSets.json`), 404);
    expectError(await get(`/3d/files/${revisionId}/constructor`), 404);
    expect(service.unknownEndpoints).toEqual([]);
  });

  it('recognizes its own URLs', () => {
    expect(service.serves(`${demoBaseUrl}/api/v1/x`)).toBe(true);
    expect(service.serves('https://demo.reveal-docs.invalid.evil.test/')).toBe(false);
    expect(service.serves('not a URL')).toBe(false);
  });

  it('returns a unique request ID with each response', async () => {
    const ids = [await get('/3d/models'), await get('/nothing')].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(undefined);
  });
});

describe('arguments', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['cursor=made-up', 'cursor'],
    ['cursor=%00', 'cursor'],
    ['depth=-1', 'depth'],
    ['nodeId=x', 'nodeId'],
    ['nodeId=1', 'Node 1'],
    ['properties=notjson', 'properties'],
    ['properties=[]', 'properties'],
    ['properties={"General":"Piping"}', 'properties.General'],
    ['properties={"General":{"Discipline":["Piping"]}}', 'properties.General.Discipline'],
    ['partition=1/2', 'sortByNodeId'],
    ['partition=3/2&sortByNodeId=true', 'partition'],
    ['partition=0/2&sortByNodeId=true', 'partition'],
    ['partition=half&sortByNodeId=true', 'partition'],
    ['sortByNodeId=1', 'sortByNodeId'],
  ])('rejects nodes?%s', async (query, named) => {
    expect(expectError(await get(`${revision}/nodes?${query}`), 400).message).toContain(named);
  });

  it.each([
    ['/assets/list', 'not json', 'JSON'],
    ['/assets/list', '', 'JSON'],
    ['/assets/list', [], 'object'],
    ['/assets/list', { limit: 5000 }, 'limit'],
    ['/assets/list', { limit: '1e2' }, 'limit'],
    ['/assets/list', { filter: { nmae: 'x' } }, '"filter.nmae"'],
    ['/assets/list', { filtre: {} }, '"filtre"'],
    ['/assets/list', { filter: [] }, '"filter"'],
    ['/assets/list', { sort: [{ property: ['name'] }] }, '"sort"'],
    ['/assets/list', { advancedFilter: {} }, '"advancedFilter"'],
    ['/files/list', { sort: [] }, '"sort"'],
    ['/assets/list', { filter: { metadata: 'x' } }, 'metadata'],
    ['/assets/list', { filter: { createdTime: { min: 1 } } }, '"filter.createdTime"'],
    ['/assets/list', { aggregatedProperties: ['path'] }, '"aggregatedProperties"'],
    ['/assets/byids', { items: [{ id: 1 }], aggregatedProperties: [] }, '"aggregatedProperties"'],
    ['/assets/search', { filter: { name: 'x' } }, '"filter"'],
    ['/assets/byids', {}, 'items'],
    ['/assets/byids', { items: [] }, 'items'],
    ['/assets/byids', { items: [{ name: 'x' }] }, 'items[0]'],
    ['/assets/byids', { items: Array.from({ length: 1001 }, (_, id) => ({ id })) }, 'items'],
    ['/assets/search', { search: { tag: 'x' } }, 'tag'],
    ['/events/list', { sort: ['startTime:desc'] }, '"sort"'],
    ['/events/list', { partition: '11/10' }, 'partition'],
    ['/annotations/list', {}, 'filter'],
    ['/annotations/list', { filter: { annotatedResourceType: 'file' } }, 'annotatedResourceIds'],
    ['/annotations/reverselookup', { filter: {} }, 'annotatedResourceType'],
    [`${revision}/nodes/list`, {}, 'filter'],
    [`${revision}/nodes/list`, { filter: { properties: { General: { Parity: '1' } } } }, 'Parity'],
    [`${revision}/nodes/byids`, { items: [{ externalId: 'x' }] }, 'items[0]'],
    [`${revision}/nodes/internalids/bytreeindices`, { items: ['1'] }, 'items'],
    [`${revision}/mappings/list`, { filter: { nodeIds: [1], assetIds: [1] } }, 'filter'],
  ])('rejects POST %s with %j', async (path, body, named) => {
    expect(expectError(await post(path, body), 400).message).toContain(named);
  });

  it('rejects a path that can’t be decoded', async () => {
    expectError(await get('/3d/models/%E0%A4%A'), 400);
    const url = `${demoBaseUrl}/api/v1/projects/%E0/assets`;
    expectError(await service.handle({ method: 'GET', url, headers: token }), 400);
  });

  it('accepts only one filter of mappings', async () => {
    const box = encodeURIComponent(JSON.stringify({ min: [0, 0, 0], max: [1, 1, 1] }));
    const path = `${revision}/mappings?assetId=5001&intersectsBoundingBox=${box}`;
    expect(expectError(await get(path), 400).message).toContain('assetId');
    expectError(await get(`${revision}/mappings?intersectsBoundingBox={"min":[0]}`), 400);
  });

  it('lists missing items, unless unknown IDs are ignored', async () => {
    const items = [{ id: 5000 }, { id: 1 }, { externalId: 'nothing' }];
    expect(expectError(await post('/assets/byids', { items }), 400).missing).toEqual([
      { id: 1 },
      { externalId: 'nothing' },
    ]);
    const answer = parse(await post('/assets/byids', { items, ignoreUnknownIds: true }));
    expect(answer.items.map(({ id }) => id)).toEqual([5000]);
    const node = await post(`${revision}/nodes/byids`, { items: [{ id: 3 }] });
    expect(expectError(node, 400).missing).toEqual([{ id: 3 }]);
    const path = `${revision}/nodes/treeindices/byinternalids`;
    expect(expectError(await post(path, { items: [3] }), 400).missing).toEqual([{ id: 3 }]);
  });

  it('rejects duplicate IDs with 422', async () => {
    const items = [{ id: 5000 }, { id: 5001 }, { id: 5000 }];
    const error = expectError(await post('/assets/byids', { items }), 422);
    expect(error.duplicated).toEqual([{ id: 5000 }]);
  });
});

describe('paging', () => {
  it('returns 100 items by default, and 25 annotations', async () => {
    expect(parse(await get(`${revision}/nodes`)).items).toHaveLength(100);
    expect(parse(await post('/assets/list', {})).items).toHaveLength(100);
    const filter = {
      annotatedResourceType: 'threedmodel',
      annotatedResourceIds: [{ id: cloudModelId }],
    };
    expect(parse(await post('/annotations/list', { filter })).items).toHaveLength(25);
  });

  it('returns no cursor after the last item', async () => {
    const first = parse(await post('/assets/list', { limit: 1000 }));
    expect(first.items).toHaveLength(1000);
    const last = parse(await post('/assets/list', { limit: 1000, cursor: first.nextCursor }));
    expect(last.items).toHaveLength(assets.length - 1000);
    expect(last).not.toHaveProperty('nextCursor');
    const exact = parse(await post('/assets/list', { limit: 4, filter: { parentIds: [5000] } }));
    expect(exact.items).toHaveLength(3);
    expect(exact).not.toHaveProperty('nextCursor');
  });

  it('accepts a cursor with another limit, but not with another query or endpoint', async () => {
    const { nextCursor: cursor } = parse(await post('/assets/list', { limit: 10 }));
    expect(parse(await post('/assets/list', { limit: 20, cursor })).items).toHaveLength(20);
    const filter = { metadata: {} };
    expectError(await post('/assets/list', { limit: 10, cursor, filter }), 400);
    expectError(await post('/files/list', { limit: 10, cursor }), 400);
  });

  it('accepts a cursor if only the order of the query’s fields differs', async () => {
    const filter = { parentIds: [5001], metadata: { discipline: 'Piping' } };
    const { nextCursor: cursor } = parse(await post('/assets/list', { limit: 5, filter }));
    const turned = { metadata: { discipline: 'Piping' }, parentIds: [5001] };
    const next = parse(await post('/assets/list', { cursor, filter: turned, limit: 5 }));
    expect(next.items).toHaveLength(5);
  });

  it.each([1, 3, 10, 7])('returns each file in exactly one of %i partitions', async (parts) => {
    const ids: unknown[] = [];
    for (let part = 1; part <= parts; part++) {
      let cursor: string | undefined;
      do {
        const body = { limit: 70, partition: `${part}/${parts}`, cursor };
        const page = parse(await post('/files/list', body));
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
    }
    expect(ids).toHaveLength(files.length);
    expect(new Set(ids)).toEqual(new Set(files.map(({ id }) => id)));
  });
});

describe('files', () => {
  it('returns the files of an output unchanged, with their type', async () => {
    const scene = await get(`/3d/files/${revisionId}/scene.json`);
    expect(new TextDecoder().decode(scene.body as Uint8Array)).toBe(sceneJson);
    expect(scene.headers['content-type']).toContain('application/json');
    const sector = await get(`/3d/files/${revisionId}/0.glb`);
    expect(sector.body).toEqual(bytesOf('cad/0.glb'));
    expect(sector.headers['content-type']).toBe('model/gltf-binary');
    const points = await get('/3d/files/2003/ept-data/0-0-0-0.bin');
    expect(points.body).toEqual(bytesOf('points/root.bin'));
  });

  it('answers 404 with the reason if a file can’t be read', async () => {
    const error = expectError(await get(`/3d/files/${revisionId}/gone.glb`), 404);
    expect(error.message).toContain('the server said 410');
  });

  it('returns the icon of a file, or its content if it has no icon', async () => {
    expect((await get('/files/icon?id=8000')).body).toEqual(bytesOf('icons/8000.png'));
    const content = await get('/files/icon?id=8001');
    expect(content.body).toEqual(bytesOf('faces/8001.jpg'));
    expect(content.headers['content-type']).toBe('image/jpeg');
    expectError(await get('/files/icon'), 400);
    expectError(await get('/files/icon?id=4'), 404);
  });

  it('returns links that work without a token', async () => {
    const items = [{ externalId: 'file:station-1:front' }, { id: 8001 }];
    const links = parse(await post('/files/downloadlink', { items })).items;
    expect(links.map(({ downloadUrl: _, ...identifier }) => identifier)).toEqual(items);
    const link = await service.handle({ method: 'GET', url: String(links[0]?.downloadUrl) });
    expect(link.status).toBe(200);
    expect(link.body).toEqual(bytesOf('faces/8006.jpg'));
    expect(link.headers['content-type']).toBe('image/jpeg');
  });

  it('returns no link for a file that isn’t uploaded', async () => {
    const { id } = files[files.length - 1] ?? { id: 0 };
    expectError(await post('/files/downloadlink', { items: [{ id }] }), 400);
  });
});

describe('reading of data', () => {
  it('starts on request, and reads each table once', async () => {
    expect(data.reads.counts.size).toBe(0);
    await get('/3d/models');
    await get(`${revision}/outputs?format=all-outputs`);
    await get(revision);
    expect(data.reads.counts.size).toBe(0);
    await Promise.all([get(`${revision}/nodes`), get(`${revision}/nodes?limit=5`)]);
    await get(`${revision}/mappings`);
    expect(Object.fromEntries(data.reads.counts)).toEqual({
      [`nodes ${revisionId}`]: 1,
      [`mappings ${revisionId}`]: 1,
    });
  });

  it('answers 500 with the reason if it fails, and is retried', async () => {
    let attempts = 0;
    service = createDemoService({
      ...data,
      assets: async () => {
        if (++attempts === 1) throw new Error('table cut short');
        return assets;
      },
    });
    expect(expectError(await post('/assets/list', {}), 500).message).toContain('table cut short');
    expect((await post('/assets/list', {})).status).toBe(200);
    expect(attempts).toBe(2);
  });
});

describe('nodes', () => {
  it('are returned for a subtree, down to the requested depth', async () => {
    const area = nodes[52];
    const path = `${revision}/nodes?nodeId=${area?.id}&limit=1000`;
    expect(parse(await get(path)).items).toEqual(JSON.parse(JSON.stringify(nodes.slice(52, 103))));
    expect(parse(await get(`${path}&depth=0`)).items).toHaveLength(1);
    const top = parse(await get(`${revision}/nodes?depth=1&limit=1000`)).items;
    expect(top).toHaveLength(51);
    expect(new Set(top.map(({ depth }) => depth))).toEqual(new Set([0, 1]));
  });

  it('are all returned for an empty property filter', async () => {
    const answer = parse(await get(`${revision}/nodes?properties={}&limit=1000`));
    expect(answer.items).toHaveLength(1000);
    expect(answer).toHaveProperty('nextCursor');
  });

  it('are not returned for a point cloud', async () => {
    const answer = parse(await get(`/3d/models/${cloudModelId}/revisions/2003/nodes`));
    expect(answer.items).toEqual([]);
  });

  it('can be requested twice by ID', async () => {
    const id = nodes[7]?.id;
    const answer = parse(await post(`${revision}/nodes/byids`, { items: [{ id }, { id }] }));
    expect(answer.items.map(({ treeIndex }) => treeIndex)).toEqual([7, 7]);
  });
});

describe('mappings', () => {
  it('are filtered by box: all those of assets whose box intersects it', async () => {
    const box = JSON.stringify({ min: [25.5, 0.5, 0.5], max: [41, 0.6, 0.6] });
    const answer = parse(await get(`${revision}/mappings?limit=1000&intersectsBoundingBox=${box}`));
    // Each asset has ten nodes, which its bounding box contains. The requested box intersects assets 5002 (x from 20 to
    // 39) and 5003 (x from 40 to 59).
    expect(answer.items).toEqual(mappings.filter(({ assetId }) => [5002, 5003].includes(assetId)));
  });
});

describe('assets', () => {
  it.each([
    [{ name: '10-PU-7' }, 1],
    [{ parentIds: [5001] }, 400],
    [{ parentExternalIds: ['asset:UNIT-10'] }, 400],
    [{ metadata: { discipline: 'Structure' } }, 401],
    [{ metadata: { discipline: 'structure' } }, 0],
    [{ metadata: { constructor: 'x' } }, 0],
    [{ parentIds: [5001], parentExternalIds: ['asset:UNIT-20'] }, 0],
  ])('filtered by %j: %i are found', async (filter, count) => {
    const first = parse(await post('/assets/list', { filter, limit: 1000 }));
    const rest =
      first.nextCursor === undefined
        ? []
        : parse(await post('/assets/list', { filter, limit: 1000, cursor: first.nextCursor }))
            .items;
    expect(first.items.length + rest.length).toBe(count);
  });

  it('are found by words, best match first', async () => {
    const search = { query: 'unit 20' };
    const found = parse(await post('/assets/search', { search })).items;
    expect(found[0]?.name).toBe('UNIT-20');
    const pumps = parse(
      await post('/assets/search', { search: { name: '30', description: 'PUMP' }, limit: 1000 }),
    ).items;
    const expected = assets.filter(
      ({ name, description }) =>
        name.split('-').some((part) => part.startsWith('30')) && description === 'Feed pump',
    );
    expect(new Set(pumps.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
    expect(parse(await post('/assets/search', { search: { name: 'zzz' } })).items).toEqual([]);
    expect(parse(await post('/assets/search', { search, limit: 1 })).items).toHaveLength(1);
  });
});

describe('annotations', () => {
  it('are found by resource, type and asset', async () => {
    const filter = {
      annotatedResourceType: 'file',
      annotatedResourceIds: [{ id: 8000 }, { externalId: 'file:station-0:back' }, { id: 8008 }],
      annotationType: 'images.AssetLink',
    };
    const ids = async (more: object) =>
      parse(await post('/annotations/list', { filter: { ...filter, ...more } })).items.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual([20_000, 20_001, 20_008]);
    expect(await ids({ annotationType: 'images.ObjectDetection' })).toEqual([]);
    expect(await ids({ data: { assetRef: { id: 5002 } } })).toEqual([20_000, 20_008]);
    expect(await ids({ data: { assetRef: { id: 5002, externalId: 'other' } } })).toEqual([]);
  });

  it('are looked up in reverse, with each resource once', async () => {
    const filter = { annotatedResourceType: 'file', data: { assetRef: { id: 5002 } } };
    const answer = parse(await post('/annotations/reverselookup', { filter, limit: 1000 }));
    const expected = annotations
      .slice(0, 1200)
      .filter((_, index) => index % 8 === 0)
      .map(({ annotatedResourceId: id }) => ({ id }));
    expect(answer.items).toEqual(expected);
  });
});

describe('simulated failures', () => {
  const url = `${demoBaseUrl}${project}/3d/files/${revisionId}/0.glb`;
  const ask = () => service.handle({ method: 'GET', url, headers: token });

  it('fail matching requests as often as configured', async () => {
    const fault = { type: 'status', status: 503, message: 'Try later.' } as const;
    service = createDemoService(data, { failures: [{ path: '0.glb', times: 2, fault }] });
    expect(expectError(await ask(), 503).message).toBe('Try later.');
    expect((await get('/3d/models')).status).toBe(200);
    expectError(await ask(), 503);
    expect((await ask()).status).toBe(200);
  });

  it('leave a request without a response', async () => {
    const fault = { type: 'unreachable' } as const;
    service = createDemoService(data, { failures: [{ path: '0.glb', method: 'get', fault }] });
    await expect(ask()).rejects.toThrow(TypeError);
  });

  it('shorten a file', async () => {
    service = createDemoService(data, {
      failures: [{ path: '0.glb', fault: { type: 'cut', bytes: 100 } }],
    });
    expect((await ask()).body).toEqual(bytesOf('cad/0.glb').slice(0, 100));
  });

  it('delay a response', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    service = createDemoService(data, { latency: 40 });
    let isAnswered = false;
    const answered = ask().then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(39);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await answered;
  });
});
