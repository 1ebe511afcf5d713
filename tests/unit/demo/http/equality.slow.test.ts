/** For each request, the page and the demo server must respond with the same bytes. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { demoBaseUrl } from '@reveal-docs/demo-project';
import { endpoints } from '@reveal-docs/demo-project/service/endpoints';
import { createDemoNetwork } from '@reveal-docs/runner/host/demoNetwork';
import { rootDir } from '@reveal-docs/versions';
import { startDemoHttp, type DemoHttp } from '../../../fixtures/demoHttp';

const manifest = readDemoManifest();
const data = readDemoData(manifest);
const [nodes, mappings, assets, events, files] = await Promise.all([
  data.nodes(2001),
  data.mappings(2001),
  data.assets(),
  data.events(),
  data.files(),
]);

const idOf = (items: readonly { readonly id: number }[], at: number): number => {
  const item = items[at];
  if (item === undefined) throw new Error(`The demo data has no item ${at}.`);
  return item.id;
};
const asset = idOf(assets, 5);
const event = idOf(events, 1);
const file = idOf(files, 2);
const node = idOf(nodes, 300);
const points = manifest.models.find(({ format }) => format === 'ept-pointcloud');
const pointFile = Object.keys(manifest.files).find((name) => /^3d\/.*\.bin$/.test(name)) ?? '';
const glb = Object.keys(manifest.files).find((name) => name.endsWith('.glb')) ?? '';
const revision = '/3d/models/1001/revisions/2001';

const assetView = { type: 'view', space: 'cdf_cdm', externalId: 'CogniteAsset', version: 'v1' };

type Row = readonly [method: string, path: string, body?: object | string];

/** Requests to every endpoint. Paths are relative to the project. */
const rows: readonly Row[] = [
  ['GET', '/3d/models'],
  ['GET', '/3d/models?limit=2'],
  ['GET', '/3d/models/?limit=2'],
  ['GET', '/3d/models/1001'],
  ['GET', '/3d/models/9'],
  ['GET', '/3d/models/1001/revisions'],
  ['GET', revision],
  ['GET', `${revision}/outputs?format=all-outputs`],
  ['GET', `/3d/models/${points?.modelId}/revisions/${points?.revisionId}/outputs`],
  ['GET', '/3d/files/2001/scene.json'],
  ['GET', `/${glb.replace('3d/', '3d/files/')}`],
  ['GET', `/${pointFile.replace('3d/', '3d/files/')}`],
  ['GET', '/3d/files/2001/none.glb'],
  ['GET', `${revision}/nodes?limit=1000`],
  ['GET', `${revision}/nodes?nodeId=${node}&depth=2&limit=1000`],
  [
    'POST',
    `${revision}/nodes/list`,
    { filter: { properties: { General: { Discipline: ['Piping'] } } } },
  ],
  ['POST', `${revision}/nodes/byids`, { items: [{ id: node }] }],
  ['GET', `${revision}/nodes/${node}/ancestors`],
  ['POST', `${revision}/nodes/internalids/bytreeindices`, { items: [0, 7, 300] }],
  ['POST', `${revision}/nodes/treeindices/byinternalids`, { items: [node] }],
  ['GET', `${revision}/mappings?assetId=${mappings[2]?.assetId}`],
  ['POST', `${revision}/mappings/list`, { filter: { nodeIds: [mappings[3]?.nodeId] } }],
  ['POST', '/assets/list', { filter: { name: 'P-101' }, limit: 5 }],
  ['POST', '/assets/search', { search: { query: 'pump' } }],
  ['POST', '/assets/byids', { items: [{ id: asset }] }],
  ['POST', '/assets/byids', { items: [{ id: 1 }] }],
  ['POST', '/assets/byids', { items: [{ id: asset }, { id: asset }] }],
  ['POST', '/events/list', { filter: { metadata: { site_id: 'plant' } }, sort: [] }],
  ['POST', '/events/byids', { items: [{ id: event }] }],
  ['POST', '/files/downloadlink', { items: [{ id: file }] }],
  ['GET', `/files/icon?id=${file}`],
  ['POST', '/files/list', { filter: { metadata: { face: 'front' } }, limit: 1000 }],
  ['POST', '/files/byids', { items: [{ id: file }] }],
  [
    'POST',
    '/annotations/list',
    { filter: { annotatedResourceType: 'threedmodel', annotatedResourceIds: [{ id: 1003 }] } },
  ],
  [
    'POST',
    '/annotations/reverselookup',
    { filter: { annotatedResourceType: 'file', annotationType: 'images.AssetLink' } },
  ],
  [
    'POST',
    '/models/instances/query',
    {
      with: { pumps: { nodes: { filter: { hasData: [assetView] } }, limit: 3 } },
      select: { pumps: { sources: [{ source: assetView, properties: ['*'] }] } },
    },
  ],
  ['POST', '/models/instances/list', { sources: [{ source: assetView }], limit: 3 }],
  [
    'POST',
    '/files/byids',
    { items: [{ instanceId: { space: 'demo_plant', externalId: `file_${file}` } }] },
  ],
  // Requests that the service rejects.
  ['POST', '/models/instances/query', { with: { pumps: { nodes: {}, sort: [] } }, select: {} }],
  ['GET', '/3d/models?limit=0'],
  ['GET', '/3d/models?shade=red'],
  ['GET', '/3d/models?cursor=%E9%87%91&cursor=b'],
  ['GET', '/3d/models/%ff'],
  ['POST', '/assets/list', '{'],
  ['POST', '/assets/list', ''],
  ['POST', '/assets/list?limit=1', {}],
  ['GET', '/timeseries'],
  ['GET', `/assets/${asset}`],
  ['DELETE', `/assets/${asset}`],
];

const projectRoot = '/api/v1/projects/demo';

const requests = [
  ...rows.map(([method, below, body]) => ({
    method,
    target: projectRoot + below,
    body,
    token: 't',
  })),
  { method: 'GET', target: `${projectRoot}/assets`, body: undefined, token: undefined },
  { method: 'GET', target: '/api/v1/projects/other/assets', body: undefined, token: 't' },
  { method: 'GET', target: `/demo-files/${file}`, body: undefined, token: undefined },
  { method: 'GET', target: '/demo-files/1', body: undefined, token: undefined },
  { method: 'GET', target: '/', body: undefined, token: undefined },
  { method: 'GET', target: '//other.example/api', body: undefined, token: undefined },
].map((one) => ({ ...one, name: `${one.method} ${one.target} ${JSON.stringify(one.body) ?? ''}` }));

let server: DemoHttp;
beforeAll(async () => {
  server = await startDemoHttp(data);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

const textOf = (body: object | string | undefined) =>
  typeof body === 'object' ? JSON.stringify(body) : body;

/** Sends a request to the page's demo network, as a frame would. The network reads the site's files from disk. */
async function askPage({ method, target, body, token }: (typeof requests)[number]) {
  vi.stubGlobal('fetch', async (url: string) => {
    return new Response(fs.readFileSync(path.join(rootDir, '.generated/static', url)));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const network = createDemoNetwork({
    manifest,
    assetUrl: (name) => name,
    onBytes: () => {},
    onDataError: () => Promise.resolve(),
  });
  const bytes = textOf(body);
  const answer = await network.handle({
    type: 'request',
    id: 1,
    method,
    url: demoBaseUrl + target,
    headers: token === undefined ? [] : [['authorization', `Bearer ${token}`]],
    body: bytes === undefined ? null : (new TextEncoder().encode(bytes).buffer as ArrayBuffer),
  });
  vi.unstubAllGlobals();
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(answer.body ?? new ArrayBuffer()),
  };
}

async function askServer({ method, target, body, token }: (typeof requests)[number]) {
  const response = await fetch(server.baseUrl + target, {
    method,
    headers: {
      'accept-encoding': 'identity',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: textOf(body) ?? null,
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

it.each(requests)('the server and the page answer the same: $name', async (request) => {
  const [page, http] = [await askPage(request), await askServer(request)];
  // Links in a response point to the server that received the request.
  const own = page.headers['content-type']?.includes('json') === true;
  const expected = own
    ? Buffer.from(page.body.toString().replaceAll(demoBaseUrl, server.baseUrl))
    : page.body;
  expect(http.body.equals(expected), http.body.toString().slice(0, 300)).toBe(true);
  expect(http.body.length).toBeGreaterThan(0);
  expect(http.status).toBe(page.status);
  const id = expect.stringMatching(/^demo-\d+$/) as string;
  expect(page.headers['x-request-id']).toEqual(id);
  expect(http.headers).toMatchObject({ ...page.headers, 'x-request-id': id });
});

it('the requests get a successful response from every endpoint', async () => {
  const answers = await Promise.all(
    requests.map(async (request) => ({ ...request, status: (await askServer(request)).status })),
  );
  const asked = answers
    .filter(({ status }) => status === 200)
    .map(({ method, target }) => ({
      method,
      target: target.replace(projectRoot, '').replace(/\/?\?.*$/, ''),
    }));
  const missing = endpoints.filter(({ method, pattern }) => {
    const form = new RegExp(`^${pattern.replace(/\{\w+\*\}/, '.+').replace(/\{\w+\}/g, '[^/]+')}$`);
    return !asked.some((one) => one.method === method && form.test(one.target));
  });
  expect(missing.map(({ method, pattern }) => `${method} ${pattern}`)).toEqual([]);
});
