/**
 * Tests hostile requests to every server in this project. The server must respond with a 4xx status and keep running.
 */
import type { ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/helpers/ports';
import { startSiteServer } from '../../../scripts/helpers/server';
import { listenLocally, maxConnections } from '@reveal-docs/demo-project/http/listen';
import { createFixtureData } from '../../fixtures/demoData';
import { startDemoHttp } from '../../fixtures/demoHttp';
import { get, headerOf, sendRaw } from '../../fixtures/rawRequest';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';
import { hostileRequests, isParsersAnswer } from './hostile';
import { servedStarters, startStarter, startZip } from './programs';

const folder = temporaryFolder();
const site = {
  'index.html': 'landing',
  '404.html': 'lost',
  'embed.html': 'embed',
  'policy.json': JSON.stringify({ scriptHashes: [], searchHosts: [] }),
};
const children: ChildProcess[] = [];
const closers: (() => Promise<void>)[] = [];
/** A server to test. `status` is the status of its response for `page`. */
interface Served {
  port: number;
  readonly page: string;
  readonly status: number;
}

const servers: Record<'zip' | 'angular' | 'noBundler' | 'webpack' | 'site' | 'demo', Served> = {
  zip: { port: 0, page: '/base/', status: 200 },
  angular: { port: 0, page: '/', status: 200 },
  noBundler: { port: 0, page: '/', status: 200 },
  webpack: { port: 0, page: '/', status: 200 },
  site: { port: 0, page: '/base/', status: 200 },
  // The status is 401, because the demo server's requests need a token.
  demo: { port: 0, page: '/api/v1/projects/demo/3d/models', status: 401 },
};

beforeAll(async () => {
  const outDir = path.join(folder, 'build');
  writeFiles(outDir, site);
  const programs = {
    zip: startZip(folder, outDir),
    angular: startStarter(folder, servedStarters.angular),
    webpack: startStarter(folder, servedStarters.webpack),
    noBundler: startStarter(folder, servedStarters.noBundler),
  };
  await Promise.all(
    Object.entries(programs).map(async ([name, program]) => {
      const { port, child } = await program;
      servers[name as keyof typeof programs].port = port;
      children.push(child);
    }),
  );

  const own = await startSiteServer({ dir: outDir, baseUrl: '/base/', port: await freePort() });
  servers.site.port = own.port;
  closers.push(own.close);
  const demo = await startDemoHttp(createFixtureData());
  servers.demo.port = demo.port;
  closers.push(demo.close);
});

afterAll(async () => {
  for (const child of children) child.kill();
  await Promise.all(closers.map((close) => close()));
});

describe.each(Object.keys(servers) as (keyof typeof servers)[])('the %s server', (name) => {
  it.each(hostileRequests)('rejects %s and keeps running', async (_, bytes) => {
    const { port, page, status } = servers[name];
    const answer = await sendRaw(port, bytes);
    expect((await sendRaw(port, get(page))).statuses).toEqual([status]);
    expect(answer.statuses).toHaveLength(1);
    // A redirect to the site itself is valid. For example, the site's server redirects `/` to its landing page.
    const isHome = answer.statuses[0] === 301 && headerOf(answer, 'Location') === page;
    if (!isHome) expect([400, 403, 404, 431]).toContain(answer.statuses[0]);
    if (!isParsersAnswer(answer)) {
      expect(headerOf(answer, 'X-Content-Type-Options')).toBe('nosniff');
      for (const header of ['Content-Security-Policy', 'Referrer-Policy']) {
        expect(headerOf(answer, header), header).toBeDefined();
      }
    }
  });

  it('doesn’t let a page with an opaque origin read responses', async () => {
    const { port, page } = servers[name];
    const answer = await sendRaw(port, get(page, ['Origin: null']));
    expect(headerOf(answer, 'Access-Control-Allow-Origin')).toBeUndefined();
  });
});

interface IdleConnection {
  readonly socket: net.Socket;
  received: number;
}

/** Opens connections that don't send data. Resolves when each of them has emitted `event` or is closed. */
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

it('of 2,000 idle connections, the demo server only keeps up to its limit open', async () => {
  const server = await listenLocally(0, (_request, response) => response.end('ok'));
  try {
    const connections = await openIdle(server.port, maxConnections, 'connect');
    // Operating systems queue a few hundred connections and silently drop the others, so wait until the server has
    // closed one batch before opening the next.
    while (connections.length < 2000) {
      connections.push(...(await openIdle(server.port, 200, 'close')));
    }
    const open = connections.filter(({ socket }) => !socket.destroyed);
    expect(open.length).toBeLessThanOrEqual(maxConnections);
    // If a connection is idle for too long, the server responds with 408. If it exceeds the maximum number of
    // connections, the server closes it without a response.
    const refused = connections.filter(({ socket, received }) => socket.destroyed && !received);
    expect(refused.length).toBeGreaterThan(0);
    for (const { socket } of connections) socket.destroy();
    await expect.poll(async () => (await sendRaw(server.port, get('/'))).statuses).toEqual([200]);
  } finally {
    await server.close();
  }
});
