/** Tests that the page forwards a connected program's requests only if they read the reader's project. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  compileFor,
  openFramePage,
  programLog,
  startFramePageServer,
} from '../../fixtures/framePage';
import { newest } from '../frameServer';
import { expect, test } from '../support';
import { catchPort } from './frame';
import { projectAttacks, type ProjectAttack } from './ownProject';

const token = 'own-secret-token';
const p = '/api/v1/projects/own-plant';

/** Requests that the examples and the SDK need. The page must forward them. */
const readings: readonly Pick<ProjectAttack, 'method' | 'path'>[] = [
  { method: 'GET', path: '/api/v1/token/inspect' },
  { method: 'GET', path: `${p}/3d/models/1/revisions/2` },
  { method: 'GET', path: `${p}/3d/models/1/revisions/2/outputs?format=all-outputs` },
  {
    method: 'GET',
    path: `${p}/3d/models/1/revisions/2/nodes?properties={"a":{"b":"../c"}}&limit=1000`,
  },
  { method: 'GET', path: `${p}/3d/files/5/ept-data/0-0-0-0.bin` },
  { method: 'GET', path: `${p}/files/icon?id=1` },
  { method: 'POST', path: `${p}/assets/list` },
  { method: 'POST', path: `${p}/assets/byids` },
  { method: 'POST', path: `${p}/assets/search` },
  { method: 'POST', path: `${p}/assets/aggregate` },
  { method: 'POST', path: `${p}/documents/filter` },
  { method: 'POST', path: `${p}/events/list` },
  { method: 'POST', path: `${p}/timeseries/data/list` },
  { method: 'POST', path: `${p}/annotations/reverselookup` },
  { method: 'POST', path: `${p}/files/downloadlink` },
  { method: 'POST', path: `${p}/models/instances/query` },
  { method: 'POST', path: `${p}/3d/models/1/revisions/2/nodes/byids` },
  { method: 'POST', path: `${p}/3d/models/1/revisions/2/nodes/list` },
  { method: 'POST', path: `${p}/3d/models/1/revisions/2/nodes/internalids/bytreeindices` },
  { method: 'POST', path: `${p}/3d/models/1/revisions/2/nodes/treeindices/byinternalids` },
];

test(
  'a connected program can only send read requests to the reader’s own project',
  { tag: '@engines' },
  async ({ page }) => {
    const arrived: { readonly request: string; readonly authorization: string | undefined }[] = [];
    const cluster = http.createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Methods', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      if (
        request.method !== 'OPTIONS' ||
        request.headers['access-control-request-method'] === undefined
      ) {
        const { authorization } = request.headers;
        arrived.push({ request: `${request.method ?? ''} ${request.url ?? ''}`, authorization });
      }
      response.end('{}');
    });
    cluster.listen(0, '127.0.0.1');
    await once(cluster, 'listening');
    const host = `127.0.0.1:${(cluster.address() as AddressInfo).port}`;
    const address = `http://${host}`;
    const urlOf = (path: string) =>
      path.startsWith('/')
        ? address + path
        : path.replace('CLUSTER', address).replace('HOST', host);

    const server = await startFramePageServer();
    await openFramePage(page, server);
    const requests = [...projectAttacks, ...readings].map(({ method, path }, index) => ({
      type: 'request',
      id: 1000 + index,
      method,
      url: urlOf(path),
      headers: [
        ['content-type', 'application/json'],
        ['x-http-method-override', 'DELETE'],
      ],
      body: null,
    }));
    // Write directly to the port, to bypass the frame's own code.
    const program = `${catchPort}
    const answers = [];
    port.addEventListener('message', ({ data }) => {
      if (data.id >= 1000) answers.push([data.id, data.type]);
      if (answers.length === ${requests.length}) console.log('results ' + JSON.stringify(answers));
    });
    for (const request of ${JSON.stringify(requests)}) port.postMessage(request);
    await new Promise(() => {});`;
    await page.evaluate((input) => window.framePage.run(input), {
      ...compileFor(newest, program),
      connection: { cluster: address, project: 'own-plant', token, modelId: 1, revisionId: 2 },
    });
    const found = async () => (await programLog(page)).find((text) => text.startsWith('results '));
    await expect.poll(found).toBeDefined();
    const answers = JSON.parse((await found())?.slice('results '.length) ?? '') as [
      number,
      string,
    ][];
    const refused = new Set(answers.filter(([, type]) => type === 'unreachable').map(([id]) => id));
    const sent = requests.filter(({ id }) => !refused.has(id)).length;

    const succeeded = projectAttacks.filter((_, index) => !refused.has(1000 + index));
    expect(succeeded.map(({ name }) => name)).toEqual([]);
    expect(arrived.map(({ request }) => request).sort()).toEqual(
      readings
        .map(({ method, path }) => {
          const { pathname, search } = new URL(path, address);
          return `${method} ${pathname}${search}`;
        })
        .sort(),
    );
    expect(sent).toBe(readings.length);
    expect(new Set(arrived.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${token}`]),
    );
    const words = await page.evaluate(() =>
      window.framePage.messages.flatMap((message) =>
        message.type === 'log' && message.level === 'error' ? [message.text] : [],
      ),
    );
    // The first message is about the request that `catchPort` sends to capture the port.
    words.shift();
    expect(words).toHaveLength(projectAttacks.length);
    expect(
      words.filter((text) => !/can only read data, .* wasn’t sent because /.test(text)),
    ).toEqual([]);
    await server.close();
    cluster.close();
  },
);
