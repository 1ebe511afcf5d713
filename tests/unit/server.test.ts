/** The shipped server, over a real socket: addresses, redirects, statuses, compression, caching, ports. */
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { canonicalPath, startSiteServer, type RunningServer } from '../../scripts/server';
import { temporaryFolder, writeFiles } from './temporaryFolder';

const dir = temporaryFolder();
const long = 'All work and no play. '.repeat(200);
writeFiles(dir, {
  'index.html': '<h1>Landing</h1>',
  '404.html': '<h1>Not found</h1>',
  'docs.html': `<h1>Docs</h1>${long}`,
  'docs/concepts.html': '<h1>Concepts</h1>',
  'docs/api/index.html': '<h1>API</h1>',
  'sitemap.xml': '<urlset/>',
  'assets/js/main.a1b2c3d4.js': `"${long}"`,
  'demo/sector.a1b2c3.glb': 'glTF',
  'frame/run.a1b2c3.html': '<h1>Frame</h1>',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** One request as sent: unlike `fetch`, it leaves the path as it is written and follows nothing. */
function request(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { host: 'localhost', port, path: target, method, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** A port that nothing listens on; with `count`, the first of so many in a row. */
async function freePort(count = 1): Promise<number> {
  for (;;) {
    const start = 20_000 + Math.floor(Math.random() * 20_000);
    const servers: net.Server[] = [];
    for (let port = start; port < start + count; port += 1) {
      const server = await occupy(port).catch(() => undefined);
      if (server !== undefined) servers.push(server);
    }
    await Promise.all(servers.map(release));
    if (servers.length === count) return start;
  }
}

function occupy(port: number): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function release(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

let server: RunningServer;
let atRoot: RunningServer;

beforeAll(async () => {
  server = await startSiteServer({
    dir,
    baseUrl: '/base/',
    port: await freePort(),
    headers: { 'X-Frame-Options': 'DENY' },
  });
  atRoot = await startSiteServer({ dir, baseUrl: '/', port: await freePort() });
});
afterAll(() => Promise.all([server.close(), atRoot.close()]));

describe('pages', () => {
  it.each([
    ['/base/', 'Landing'],
    ['/base/docs', 'Docs'],
    ['/base/docs/concepts', 'Concepts'],
    ['/base/docs/concepts?q=a', 'Concepts'],
    ['/base/docs/api', 'API'],
  ])('%s', async (target, title) => {
    const { status, headers, body } = await request(server.port, target);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('are at the root when the site was built for it', async () => {
    expect((await request(atRoot.port, '/')).body).toContain('Landing');
    expect((await request(atRoot.port, '/docs/concepts')).body).toContain('Concepts');
  });

  it('answer HEAD without a body', async () => {
    const { status, body } = await request(server.port, '/base/docs', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  });

  it('carry the headers that were asked for', async () => {
    const answers = await Promise.all(
      ['/base/docs', '/base/none', '/base/docs/'].map((target) => request(server.port, target)),
    );
    expect(answers.map(({ headers }) => headers['x-frame-options'])).toEqual(Array(3).fill('DENY'));
  });
});

describe('redirects', () => {
  it.each([
    ['/', '/base/'],
    ['/base', '/base/'],
    ['/base?q=a', '/base/?q=a'],
    ['/base/docs/', '/base/docs'],
    ['/base/docs/concepts/', '/base/docs/concepts'],
    ['/base/docs/concepts//', '/base/docs/concepts'],
    ['/base/docs/concepts.html', '/base/docs/concepts'],
    ['/base/docs/concepts.html?q=a&b=%20', '/base/docs/concepts?q=a&b=%20'],
    ['/base/docs/api/index.html', '/base/docs/api'],
    ['/base/docs/api/index.html?q=a', '/base/docs/api?q=a'],
    ['/base/index.html', '/base/'],
    ['/base/index.html?q=a', '/base/?q=a'],
    ['/base//', '/base/'],
  ])('%s to %s', async (target, location) => {
    const answer = await request(server.port, target);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/concepts.html?q=a', '/docs/concepts?q=a'],
    ['/index.html', '/'],
  ])('%s to %s under the root path', async (target, location) => {
    const answer = await request(atRoot.port, target);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each(['//evil.test/x.html', '/.//evil.test/x.html', '/%2e//evil.test/', '/\\evil.test/'])(
    'never to another host: %s',
    async (target) => {
      const { headers } = await request(atRoot.port, target);
      const { location = '/' } = headers;
      const origin = `http://localhost:${atRoot.port}`;
      expect(new URL(location, origin).origin).toBe(origin);
    },
  );

  it('leave the documents of frames at their files', async () => {
    expect((await request(server.port, '/base/frame/run.a1b2c3.html')).status).toBe(200);
  });

  it('are found for paths below the base', () => {
    expect(canonicalPath('docs/concepts')).toBeUndefined();
    expect(canonicalPath('')).toBeUndefined();
    expect(canonicalPath('docs/index.htmlx')).toBeUndefined();
    expect(canonicalPath('docs/myindex.html')).toBe('docs/myindex');
    expect(canonicalPath('index.html')).toBe('');
  });
});

describe('what is not there', () => {
  it.each([
    '/base/none',
    '/base/assets/js/none.js',
    '/elsewhere',
    '/based/docs',
    '/base/..%2f..%2fetc/passwd',
  ])('%s is 404 with the not-found page', async (target) => {
    const { status, headers, body } = await request(server.port, target);
    expect([status, body]).toEqual([404, '<h1>Not found</h1>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['//[', '/base/%', '/base/%ff'])('%s does not stop the server', async (target) => {
    const { status } = await request(server.port, target);
    expect([400, 404]).toContain(status);
    expect((await request(server.port, '/base/docs')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const { status, headers } = await request(server.port, '/base/docs', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression', () => {
  const headers = { 'Accept-Encoding': 'gzip' };

  it.each(['/base/docs', '/base/assets/js/main.a1b2c3d4.js'])('of %s', async (target) => {
    const answer = await request(server.port, target, { headers });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.body.length).toBeLessThan(long.length / 4);
  });

  it('is left out when the browser takes none', async () => {
    const answer = await request(server.port, '/base/docs');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain(long);
  });
});

describe('caching', () => {
  it.each(['/base/assets/js/main.a1b2c3d4.js', '/base/demo/sector.a1b2c3.glb'])(
    'for ever, of %s',
    async (target) => {
      const { headers } = await request(server.port, target);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each(['/base/', '/base/docs', '/base/sitemap.xml', '/base/img/logo.svg'])(
    'only after asking again, of %s',
    async (target) => {
      const { headers } = await request(server.port, target);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  it('answers 304 when nothing changed', async () => {
    const { headers } = await request(server.port, '/base/sitemap.xml');
    const again = await request(server.port, '/base/sitemap.xml', {
      headers: { 'If-None-Match': headers.etag },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('starting', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => log.mockClear());
  afterAll(() => log.mockRestore());

  it('says where the site is', () => {
    expect(server.address).toBe(`http://localhost:${server.port}/base/`);
  });

  it('takes the next free port and says so', async () => {
    const port = await freePort(3);
    const others = [await occupy(port), await occupy(port + 1)];
    const started = await startSiteServer({ dir, baseUrl: '/', port });
    expect(started.port).toBe(port + 2);
    expect((await request(started.port, '/')).status).toBe(200);
    expect(log.mock.calls.flat()).toEqual([
      `Port ${port} is taken; trying ${port + 1}.`,
      `Port ${port + 1} is taken; trying ${port + 2}.`,
    ]);
    await Promise.all([started.close(), ...others.map(release)]);
  });

  it('gives up after 20 ports, naming them and the option', async () => {
    const port = await freePort(20);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) => occupy(port + index)),
    );
    await expect(startSiteServer({ dir, baseUrl: '/', port })).rejects.toThrow(
      `Ports ${port} to ${port + 19} are all taken: choose another with --port.`,
    );
    await Promise.all(others.map(release));
  });

  it('refuses a folder without a built site', async () => {
    const empty = path.join(dir, 'assets');
    await expect(startSiteServer({ dir: empty, baseUrl: '/', port: 1 })).rejects.toThrow(
      `There is no built site in ${empty}: run \`npm run build\` first.`,
    );
  });

  it('frees its port when closed', async () => {
    const port = await freePort();
    const first = await startSiteServer({ dir, baseUrl: '/', port });
    await first.close();
    const second = await startSiteServer({ dir, baseUrl: '/', port });
    expect(second.port).toBe(port);
    await second.close();
  });
});
