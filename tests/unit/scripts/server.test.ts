/** Tests the local server over a real socket. */
import fs from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  commonHeaders,
  headersOf,
  localHosts,
  metaPolicy,
  pageHeaders,
  type PolicyFacts,
} from '../../../deploy/headers';
import { startSiteServer, type RunningServer } from '../../../scripts/helpers/server';
import { canonicalPath } from '../../../scripts/helpers/siteRequest';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const dir = temporaryFolder();
const facts: PolicyFacts = { scriptHashes: ['sha256-abc='], searchHosts: [] };
const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
const long = 'All work and no play. '.repeat(200);
writeFiles(dir, {
  'index.html': '<h1>Landing</h1>',
  '404.html': '<h1>Not found</h1>',
  'embed.html': `${policyTag(metaPolicy(facts, [], 'embed'))}<h1>Embed</h1>`,
  'docs.html': `<h1>Docs</h1>${long}`,
  'docs/concepts.html': `${policyTag(metaPolicy(facts))}<h1>Concepts</h1>`,
  'docs/api/index.html': '<h1>API</h1>',
  'policy.json': JSON.stringify(facts),
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

/** Sends a request. Unlike `fetch`, this function doesn't normalize the path or follow redirects. */
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
        response.on('error', reject);
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

/** Resolves with the first of `count` consecutive free ports. */
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
let connecting: RunningServer;

beforeAll(async () => {
  const site = { dir, baseUrl: '/base/' };
  server = await startSiteServer({ ...site, port: await freePort() });
  atRoot = await startSiteServer({ dir, baseUrl: '/', port: await freePort() });
  connecting = await startSiteServer({ ...site, port: await freePort(), connect: localHosts });
});
afterAll(() => Promise.all([server, atRoot, connecting].map((each) => each.close())));

describe('pages', () => {
  it.each([
    ['/base/', 'Landing'],
    ['/base/docs', 'Docs'],
    ['/base/docs/concepts', 'Concepts'],
    ['/base/docs/concepts?q=a', 'Concepts'],
    ['/base/docs/api', 'API'],
  ])('are returned: %s', async (target, title) => {
    const { status, headers, body } = await request(server.port, target);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('are at the root if the site was built for the root path', async () => {
    expect((await request(atRoot.port, '/')).body).toContain('Landing');
    expect((await request(atRoot.port, '/docs/concepts')).body).toContain('Concepts');
  });

  it('answer HEAD without a body', async () => {
    const { status, body } = await request(server.port, '/base/docs', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  });
});

/** Node's responses have lowercase header names. */
function lowercased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

describe('headers', () => {
  it.each([
    ['/base/docs', 'page'],
    ['/base/', 'page'],
    ['/base/embed?example=cad-basic', 'embed'],
    ['/base/img/logo.svg', 'other'],
    ['/base/sitemap.xml', 'other'],
    ['/base/assets/js/main.a1b2c3d4.js', 'hashed'],
  ] as const)('of %s are those of this kind of file: %s', async (target, kind) => {
    const { headers } = await request(server.port, target);
    expect(headers).toMatchObject(lowercased(headersOf(kind, facts)));
    expect('content-security-policy' in headers).toBe(kind === 'page' || kind === 'embed');
    expect('x-frame-options' in headers).toBe(kind === 'page');
  });

  it('of the not-found page are those of pages, other responses have the common ones', async () => {
    const notFound = await request(server.port, '/base/none');
    expect(notFound.headers).toMatchObject(lowercased(pageHeaders(facts)));
    const others = [
      await request(server.port, '/base/docs/'),
      await request(server.port, '/base/docs', { method: 'POST' }),
    ];
    for (const { headers } of others) expect(headers).toMatchObject(lowercased(commonHeaders));
  });

  it('allow other connections only if the server is configured for it', async () => {
    const [plain, wide] = await Promise.all(
      [server, connecting].map(({ port }) => request(port, '/base/docs/concepts')),
    );
    expect(plain?.headers['content-security-policy']).not.toContain('localhost');
    expect(plain?.body).toBe(`${policyTag(metaPolicy(facts))}<h1>Concepts</h1>`);
    const policy = metaPolicy(facts, localHosts);
    expect(policy).toContain('http://127.0.0.1:* http://localhost:*');
    expect(wide?.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'self'`);
    expect(wide?.body).toBe(`${policyTag(policy)}<h1>Concepts</h1>`);
  });

  it('follow the policy of a newer build', async () => {
    const next = { ...facts, scriptHashes: ['sha256-def='] };
    writeFiles(dir, { 'policy.json': JSON.stringify(next) });
    const { headers } = await request(server.port, '/base/docs');
    writeFiles(dir, { 'policy.json': JSON.stringify(facts) });
    expect(headers['content-security-policy']).toContain("'sha256-def='");
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '<h1>', 'bytes 0-3/16'],
    ['bytes=11-', 206, '</h1>', 'bytes 11-15/16'],
    ['bytes=16-', 416, '', 'bytes */16'],
    ['bytes=5-2', 200, '<h1>Landing</h1>', undefined],
    ['bytes=-5', 200, '<h1>Landing</h1>', undefined],
    ['nonsense', 200, '<h1>Landing</h1>', undefined],
  ])('%s results in status %i', async (range, status, body, contentRange) => {
    const headers = { Range: range, 'Accept-Encoding': status === 200 ? 'identity' : 'gzip' };
    const answer = await request(server.port, '/base/', { headers });
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });
});

it('text files have a charset', async () => {
  writeFiles(dir, { 'llms.txt': 'Søk', 'docs/concepts.md': 'Søk' });
  for (const name of ['llms.txt', 'docs/concepts.md']) {
    const { headers, body } = await request(server.port, `/base/${name}`);
    expect([headers['content-type'], body]).toEqual([
      expect.stringMatching(/; charset=utf-8$/),
      'Søk',
    ]);
  }
});

describe('redirects and canonical paths', () => {
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
  ])('%s redirects to %s', async (target, location) => {
    const answer = await request(server.port, target);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/concepts.html?q=a', '/docs/concepts?q=a'],
    ['/index.html', '/'],
  ])('%s redirects to %s under the root path', async (target, location) => {
    const answer = await request(atRoot.port, target);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each(['//evil.test/x.html', '/.//evil.test/x.html', '/%2e//evil.test/', '/\\evil.test/'])(
    'never lead to another host: %s',
    async (target) => {
      const { headers } = await request(atRoot.port, target);
      const { location = '/' } = headers;
      const origin = `http://localhost:${atRoot.port}`;
      expect(new URL(location, origin).origin).toBe(origin);
    },
  );

  it('don’t apply to documents of frames', async () => {
    expect((await request(server.port, '/base/frame/run.a1b2c3.html')).status).toBe(200);
  });

  it('are computed relative to the base path', () => {
    expect(canonicalPath('docs/concepts')).toBeUndefined();
    expect(canonicalPath('')).toBeUndefined();
    expect(canonicalPath('docs/index.htmlx')).toBeUndefined();
    expect(canonicalPath('docs/myindex.html')).toBe('docs/myindex');
    expect(canonicalPath('index.html')).toBe('');
  });
});

describe('requests that are refused', () => {
  it.each([
    '/base/none',
    '/base/assets/js/none.js',
    '/elsewhere',
    '/based/docs',
    '/base/..%2f..%2fetc/passwd',
    '/base/%',
    '/base/%ff',
    '/base/%00',
  ])('%s is 404 with the not-found page', async (target) => {
    const { status, headers, body } = await request(server.port, target);
    expect([status, body]).toEqual([404, '<h1>Not found</h1>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('hidden files are 404', async () => {
    writeFiles(dir, { '.env': 'secret' });
    expect((await request(server.port, '/base/.env')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const { status, headers } = await request(server.port, '/base/docs', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a file that can’t be read completely', () => {
  const reading = vi.spyOn(fs, 'createReadStream');
  // sirv reads files through the named exports of the `fs` module, so update these exports.
  syncBuiltinESMExports();
  afterAll(() => {
    reading.mockRestore();
    syncBuiltinESMExports();
  });

  /**
   * Replaces the next file stream with a stream that ends after these bytes. If you pass `code`, the stream then fails
   * with an error that has this `code`. Otherwise, it ends normally.
   */
  function cutShort(bytes: string, code?: string): void {
    reading.mockImplementationOnce(() => {
      const stream = Object.assign(new PassThrough(), { bytesRead: bytes.length });
      if (bytes !== '') stream.write(bytes);
      setTimeout(() =>
        code === undefined
          ? stream.end()
          : stream.destroy(Object.assign(new Error(code), { code })),
      );
      return stream as unknown as fs.ReadStream;
    });
  }

  it.each([
    ['', 'ENOENT', 'identity'],
    ['<h1>D', 'EIO', 'identity'],
    ['<h1>D', 'EIO', 'gzip'],
    ['<h1>D', undefined, 'identity'],
    ['<h1>D', undefined, 'gzip'],
  ])('closes the connection after "%s": %s, %s', async (bytes, code, encoding) => {
    cutShort(bytes, code);
    const headers = { 'Accept-Encoding': encoding };
    await expect(request(server.port, '/base/docs', { headers })).rejects.toThrow(
      /aborted|hang up/,
    );
    expect((await request(server.port, '/base/docs')).status).toBe(200);
  });
});

describe('compression', () => {
  const headers = { 'Accept-Encoding': 'gzip' };

  it.each(['/base/docs', '/base/assets/js/main.a1b2c3d4.js'])('is used for %s', async (target) => {
    const answer = await request(server.port, target, { headers });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.body.length).toBeLessThan(long.length / 4);
  });

  it('is skipped if the browser doesn’t accept it', async () => {
    const answer = await request(server.port, '/base/docs');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain(long);
  });
});

describe('caching', () => {
  it.each(['/base/assets/js/main.a1b2c3d4.js', '/base/demo/sector.a1b2c3.glb'])(
    'is permanent for %s',
    async (target) => {
      const { headers } = await request(server.port, target);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each(['/base/', '/base/docs', '/base/sitemap.xml', '/base/img/logo.svg'])(
    'requires revalidation for %s',
    async (target) => {
      const { headers } = await request(server.port, target);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );

  it('answers 304 if nothing has changed', async () => {
    const { headers } = await request(server.port, '/base/sitemap.xml');
    const again = await request(server.port, '/base/sitemap.xml', {
      headers: { 'If-None-Match': headers.etag },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('starting the server', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => log.mockClear());
  afterAll(() => log.mockRestore());

  it('returns the address of the site', () => {
    expect(server.address).toBe(`http://localhost:${server.port}/base/`);
  });

  it('uses the next free port, and logs it', async () => {
    const port = await freePort(3);
    const others = [await occupy(port), await occupy(port + 1)];
    const started = await startSiteServer({ dir, baseUrl: '/', port });
    expect(started.port).toBe(port + 2);
    expect((await request(started.port, '/')).status).toBe(200);
    expect(log.mock.calls.flat()).toEqual([
      `Port ${port} is in use. Trying ${port + 1}.`,
      `Port ${port + 1} is in use. Trying ${port + 2}.`,
    ]);
    await Promise.all([started.close(), ...others.map(release)]);
  });

  it('throws after 20 ports in use, and names them and the option', async () => {
    const port = await freePort(20);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) => occupy(port + index)),
    );
    await expect(startSiteServer({ dir, baseUrl: '/', port })).rejects.toThrow(
      `Ports ${port} to ${port + 19} are all in use. Choose another port with --port.`,
    );
    await Promise.all(others.map(release));
  });

  it('refuses a folder without a built site', async () => {
    const empty = path.join(dir, 'assets');
    await expect(startSiteServer({ dir: empty, baseUrl: '/', port: 1 })).rejects.toThrow(
      `No built site found in ${empty}. Run \`npm run build\` first.`,
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
