/** Every server that the project hands out, under hostile requests: it answers 4xx, with its headers, and stays alive. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSiteServer } from '../../../scripts/helpers/server';
import { makeZip } from '../../../scripts/helpers/zips';
import { listenLocally, maxConnections } from '../../../src/demo/http/listen';
import { rootDir } from '../../../src/versions';
import { get, headerOf, sendRaw } from '../../fixtures/rawRequest';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const folder = temporaryFolder();
const site = {
  'index.html': 'landing',
  '404.html': 'lost',
  'embed.html': 'embed',
  'policy.json': JSON.stringify({ scriptHashes: [], searchHosts: [] }),
};
const children: ChildProcess[] = [];
const closers: (() => Promise<void>)[] = [];
/** Ports by server, and a path that each answers with 200. */
const servers = {
  zip: { port: 0, page: '/base/' },
  angular: { port: 0, page: '/' },
  site: { port: 0, page: '/base/' },
};

/** Starts a program and resolves with the port of the address that it prints. */
async function start(file: string, args: readonly string[], env = {}): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
  children.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('close', () => reject(new Error(`${file} ended.`)));
  });
  return Number(new URL(line.trim()).port);
}

async function freePort(): Promise<number> {
  const server = await listenLocally(0, () => {});
  await server.close();
  return server.port;
}

beforeAll(async () => {
  const outDir = path.join(folder, 'build');
  writeFiles(outDir, site);
  const now = new Date('2026-05-31T12:00:00.000Z');
  const input = { label: '4.x', name: 'docs', outDir, baseUrl: '/base/', now };
  const { file } = await makeZip(input, path.join(folder, 'zips'));
  const entries = Object.entries(unzipSync(fs.readFileSync(path.join(folder, 'zips', file))));
  writeFiles(
    path.join(folder, 'unpacked'),
    Object.fromEntries(entries.map(([name, content]) => [name, strFromU8(content)])),
  );
  writeFiles(path.join(folder, 'unpacked'), { 'docs/secret.txt': 'secret' });
  servers.zip.port = await start(path.join(folder, 'unpacked/docs/serve.mjs'), ['0']);

  const preview = fs.readFileSync(path.join(rootDir, 'starters/angular/preview.mjs'), 'utf8');
  writeFiles(path.join(folder, 'angular'), { 'preview.mjs': preview, 'dist/index.html': 'app' });
  // `import.meta.dirname` is not in every release of Node 20 that tests run in.
  const PORT = String(await freePort());
  servers.angular.port = await start(path.join(folder, 'angular/preview.mjs'), [], { PORT });

  const own = await startSiteServer({ dir: outDir, baseUrl: '/base/', port: await freePort() });
  servers.site.port = own.port;
  closers.push(own.close);
});

afterAll(async () => {
  for (const child of children) child.kill();
  await Promise.all(closers.map((close) => close()));
});

const line = 'Connection: close\r\n\r\n';
const hostile: readonly (readonly [string, string])[] = [
  ['two slashes', get('//')],
  ['three slashes and a host', get('///evil.example/')],
  ['an invalid host after two slashes', get('//[')],
  ['a lone percent sign', get('/%')],
  ['a null byte', get('/%00')],
  ['a null byte below the base', get('/base/%00')],
  ['encoded parent folders', get('/..%2f..%2fetc/passwd')],
  ['backslashes', get('/\\..\\')],
  ['an address of 70 KB', get(`/base/${'a'.repeat(70_000)}`)],
  ['a file name of 5 KB', get(`/base/${'b'.repeat(5000)}.js`)],
  ['a path of another tool', get('/_next/none.js')],
  ['an address in absolute form', get('http://evil.example/none.js')],
  ['no Host', `GET /base/ HTTP/1.1\r\n${line}`],
  ['an empty Host', `GET /base/ HTTP/1.1\r\nHost:\r\n${line}`],
  ['a foreign Host', `GET /base/ HTTP/1.1\r\nHost: evil.example\r\n${line}`],
  ['a Host that starts well', `GET /base/ HTTP/1.1\r\nHost: localhost.evil.example\r\n${line}`],
  ['a Host with a user', `GET /base/ HTTP/1.1\r\nHost: localhost@evil.example\r\n${line}`],
  ['two Hosts', `GET /base/ HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n${line}`],
  ['a negative length', get('/none.js', ['Content-Length: -1'])],
  ['two lengths', get('/none.js', ['Content-Length: 1', 'Content-Length: 2'])],
  ['a file beside the site', get('/secret.txt')],
];

describe.each(Object.keys(servers) as (keyof typeof servers)[])('the server %s', (name) => {
  it.each(hostile)('refuses %s and stays alive', async (_what, bytes) => {
    const { port, page } = servers[name];
    const answer = await sendRaw(port, bytes);
    expect(answer.statuses).toHaveLength(1);
    // A redirect is right where it leads to the site: the site's server sends `/` to its landing page.
    const isHome = answer.statuses[0] === 301 && headerOf(answer, 'Location') === page;
    if (!isHome) expect([400, 404, 431]).toContain(answer.statuses[0]);
    // Node's own parser answers what is no request, before a server could add headers.
    const isParsers = headerOf(answer, 'Content-Type') === undefined && answer.body === '';
    if (!isParsers) expect(headerOf(answer, 'X-Content-Type-Options')).toBe('nosniff');
    expect((await sendRaw(port, get(page))).statuses).toEqual([200]);
  });

  it('answers a page of an opaque origin without letting it read', async () => {
    const { port, page } = servers[name];
    const answer = await sendRaw(port, get(page, ['Origin: null']));
    expect(headerOf(answer, 'Access-Control-Allow-Origin')).toBeUndefined();
  });
});

interface IdleConnection {
  readonly socket: net.Socket;
  received: number;
}

/** Opens connections that send nothing, and resolves when each has had the event or is closed. */
async function openIdle(
  port: number,
  count: number,
  event: 'connect' | 'close',
): Promise<IdleConnection[]> {
  const connections = Array.from({ length: count }, (): IdleConnection => {
    const connection = { socket: net.connect(port, '127.0.0.1'), received: 0 };
    connection.socket
      .on('error', () => {})
      .on('data', ({ length }: Buffer) => (connection.received += length));
    return connection;
  });
  await Promise.all(
    connections.map(
      ({ socket }) =>
        new Promise((resolve) => {
          for (const name of [event, 'close']) socket.once(name, resolve);
        }),
    ),
  );
  return connections;
}

it('of 2,000 idle connections, the demo server keeps at most its limit', async () => {
  const server = await listenLocally(0, (_request, response) => response.end('ok'));
  try {
    const connections = await openIdle(server.port, maxConnections, 'connect');
    // Systems queue a few hundred connections for a server and forget those beyond that, which the client then takes
    // for open. So each batch waits until the server has closed the one before.
    while (connections.length < 2000) {
      connections.push(...(await openIdle(server.port, 200, 'close')));
    }
    const open = connections.filter(({ socket }) => !socket.destroyed);
    expect(open.length).toBeLessThanOrEqual(maxConnections);
    // A connection that is idle for too long gets 408. One beyond the limit is closed without an answer.
    const refused = connections.filter(({ socket, received }) => socket.destroyed && !received);
    expect(refused.length).toBeGreaterThan(0);
    for (const { socket } of connections) socket.destroy();
    await expect.poll(async () => (await sendRaw(server.port, get('/'))).statuses).toEqual([200]);
  } finally {
    await server.close();
  }
});
