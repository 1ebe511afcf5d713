import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { DemoHandlerOptions } from '../../src/http/handler';
import { failureRule } from '../../src/http/failures';
import { createProblemSimulator } from '../../src/http/problemSimulator';
import { createFixtureData, files, revisionId } from '../../../../tests/fixtures/demoData';
import { startDemoHttp, type DemoHttp } from '../../../../tests/fixtures/demoHttp';
import { sendRaw } from '../../../../tests/fixtures/rawRequest';

const started: DemoHttp[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ close }) => close()));
});

async function start(options: DemoHandlerOptions = {}): Promise<DemoHttp> {
  const server = await startDemoHttp(createFixtureData(), options);
  started.push(server);
  return server;
}

const rules = (...texts: readonly string[]) => texts.map((text) => v.parse(failureRule, text));
const models = '/api/v1/projects/demo/3d/models';
const signedIn = { authorization: 'Bearer any' };

async function askRaw(
  { port }: DemoHttp,
  headers: Readonly<Record<string, string>>,
  line = `GET ${models} HTTP/1.1`,
  host = '127.0.0.1',
) {
  const all = { host: `localhost:${port}`, connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await sendRaw(port, `${line}\r\n${lines.join('')}\r\n`, { host });
  return { ...answer, status: answer.statuses[0], head: answer.head.toLowerCase() };
}

async function statuses({ baseUrl }: DemoHttp, count: number, headers: HeadersInit = signedIn) {
  const all: number[] = [];
  for (let index = 0; index < count; index++) {
    all.push((await fetch(baseUrl + models, { headers })).status);
  }
  return all;
}

describe('a page', () => {
  it.each([
    'http://localhost:5173',
    'https://localhost',
    'http://127.0.0.1:3000',
    'http://[::1]:8080',
    'http://my-app.localhost:5173',
  ])('from %s can send requests and read the responses', async (origin) => {
    const server = await start();
    const { status, head } = await askRaw(server, { origin, ...signedIn });
    expect(status).toBe(200);
    expect(head).toContain(`access-control-allow-origin: ${origin}\r\n`);
    expect(head).toContain('access-control-allow-credentials: true');
    expect(head).toMatch(/vary: [^\r]*origin/);
    // Error responses also need this header. Otherwise, a program couldn't read the reason.
    const refused = await askRaw(server, { origin });
    expect(refused.status).toBe(401);
    expect(refused.head).toContain(`access-control-allow-origin: ${origin}\r\n`);
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil-localhost:80',
    'http://127.0.0.1.evil.example',
    'http://evil.example/http://localhost',
    'null',
  ])('from %s is refused, and the terminal reports it once', async (origin) => {
    const server = await start();
    const ask = (headers: Readonly<Record<string, string>>) =>
      askRaw(server, { origin, ...headers });
    for (const { status, head, body } of [await ask(signedIn), await ask(signedIn)]) {
      expect(status).toBe(403);
      expect(head).not.toContain('access-control');
      expect(body).toContain('Only pages and programs on this machine');
      expect(body).not.toContain('Plant');
    }
    expect(server.said).toEqual([expect.stringContaining(`Refused a request from ${origin}`)]);
  });

  it('gets a response to any preflight, without a token or a delay', async () => {
    const server = await start({ latency: 60_000, failures: rules('503') });
    const { status, head, body } = await askRaw(
      server,
      {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-cdp-app',
      },
      `OPTIONS ${models} HTTP/1.1`,
    );
    expect(status).toBe(204);
    expect(head).toContain('access-control-allow-methods: post\r\n');
    expect(head).toContain(
      'access-control-allow-headers: authorization,content-type,x-cdp-app\r\n',
    );
    expect(body).toBe('');
  });
});

describe('a request', () => {
  it('reaches both addresses of localhost, under three names', async () => {
    const server = await start();
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      const host = `${name}:${server.port}`;
      const own = await askRaw(server, { host, ...signedIn }, undefined, '::1');
      expect(own.status, name).toBe(200);
    }
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.0.7:4500', ''])(
    'with the host name "%s" is refused, because it’s not localhost',
    async (host) => {
      const { status, body } = await askRaw(await start(), { host, ...signedIn });
      expect(status).toBe(403);
      expect(body).toContain('responds to localhost only');
    },
  );

  it('gets links with the host name that it used', async () => {
    const server = await start();
    for (const name of ['localhost', '127.0.0.1']) {
      const response = await fetch(
        `http://${name}:${server.port}/api/v1/projects/demo/files/downloadlink`,
        {
          method: 'POST',
          headers: signedIn,
          body: JSON.stringify({ items: [{ id: files[0]?.id }] }),
        },
      );
      const { items } = (await response.json()) as { items: { downloadUrl: string }[] };
      const link = items[0]?.downloadUrl ?? '';
      expect(link).toBe(`http://${name}:${server.port}/demo-files/${files[0]?.id}`);
      // Links work even without a token.
      expect((await fetch(link)).headers.get('content-type')).toBe('image/jpeg');
    }
  });

  it('gets a gzip response if it accepts gzip and that saves bytes', async () => {
    const server = await start();
    const target = `GET /api/v1/projects/demo/3d/models/1001/revisions/${revisionId}/nodes?limit=100 HTTP/1.0`;
    const ask = (accepted: Readonly<Record<string, string>>) =>
      askRaw(server, { ...signedIn, ...accepted }, target);
    const plain = await ask({});
    expect(plain.head).not.toContain('content-encoding');
    for (const accepted of ['gzip, deflate, br', 'br;q=1, gzip;q=0.5', 'GZIP']) {
      const { head, body } = await ask({ 'accept-encoding': accepted });
      expect(head, accepted).toContain('content-encoding: gzip');
      expect(head).toContain(`content-length: ${body.length}`);
      expect(gunzipSync(Buffer.from(body, 'latin1')).toString('latin1')).toBe(plain.body);
    }
    for (const accepted of ['br', 'gzip;q=0', 'gzip; q=0.0, br', 'x-gzip-not']) {
      expect((await ask({ 'accept-encoding': accepted })).head, accepted).not.toContain(
        'encoding: gzip',
      );
    }
    const small = await askRaw(server, { ...signedIn, 'accept-encoding': 'gzip' });
    expect(small.head).not.toContain('content-encoding');
    const picture = `GET /demo-files/${files[0]?.id} HTTP/1.1`;
    const face = await askRaw(server, { 'accept-encoding': 'gzip' }, picture);
    expect(face.head).toContain('content-type: image/jpeg');
    expect(face.head).not.toContain('content-encoding');
  });

  it('with a range gets the whole file, as in the page', async () => {
    const { baseUrl } = await start();
    const response = await fetch(`${baseUrl}/demo-files/${files[0]?.id}`, {
      headers: { range: 'bytes=0-9' },
    });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(4096);
  });

  it('with an invalid address or a too large body is refused', async () => {
    const server = await start();
    for (const target of ['http://evil.example/', '*']) {
      expect((await askRaw(server, signedIn, `GET ${target} HTTP/1.1`)).status, target).toBe(400);
    }
    const large = await fetch(`${server.baseUrl}/api/v1/projects/demo/assets/list`, {
      method: 'POST',
      headers: signedIn,
      body: 'x'.repeat(4_000_001),
    });
    expect(large.status).toBe(413);
    expect(await statuses(server, 1)).toEqual([200]);
  });

  it('to an unknown endpoint is reported in the terminal once', async () => {
    const { baseUrl, said } = await start();
    for (let index = 0; index < 2; index++) {
      const response = await fetch(`${baseUrl}/api/v1/projects/demo/sequences`, {
        headers: signedIn,
      });
      expect(response.status).toBe(404);
    }
    expect(said).toEqual(['The demo project has no endpoint GET /api/v1/projects/demo/sequences']);
  });
});

describe('a simulated failure', () => {
  it('has a status and the error format of CDF, for all or the first requests', async () => {
    const always = await start({ failures: rules('500') });
    expect(await statuses(always, 3)).toEqual([500, 500, 500]);
    const response = await fetch(always.baseUrl + models, { headers: signedIn });
    expect(await response.json()).toEqual({
      error: { code: 500, message: 'The demo server was configured to fail here.' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await statuses(await start({ failures: rules('503x2') }), 4)).toEqual([
      503, 503, 200, 200,
    ]);
  });

  it('matches paths below the project, or links', async () => {
    const server = await start({ failures: rules('404:demo-files/*', '403:3d/models') });
    expect(await statuses(server, 1)).toEqual([403]);
    const other = await fetch(`${server.baseUrl}${models}/1001`, { headers: signedIn });
    expect(other.status).toBe(200);
    expect((await fetch(`${server.baseUrl}/demo-files/${files[0]?.id}`)).status).toBe(404);
  });

  it('can close the connection', async () => {
    const server = await start({ failures: rules('dropx1') });
    await expect(fetch(server.baseUrl + models, { headers: signedIn })).rejects.toThrow(
      'fetch failed',
    );
    expect(await statuses(server, 1)).toEqual([200]);
    expect(server.said).toEqual([]);
  });

  it('can delay all responses, or one of them', async () => {
    const time = async ({ baseUrl }: DemoHttp, headers: HeadersInit) => {
      const before = performance.now();
      await fetch(baseUrl + models, { headers });
      return performance.now() - before;
    };
    expect(await time(await start({ latency: 300 }), signedIn)).toBeGreaterThanOrEqual(295);
    const late = { ...signedIn, 'x-demo-latency': '300' };
    expect(await time(await start(), late)).toBeGreaterThanOrEqual(295);
    // A request's own header takes precedence over the server's `latency`.
    const quick = { ...signedIn, 'x-demo-latency': '0' };
    expect(await time(await start({ latency: 20_000 }), quick)).toBeLessThan(10_000);
  });

  it('ends when the client aborts, without counting as a failure', async () => {
    const trouble = createProblemSimulator({ latency: 60_000, failures: rules('503x1') });
    const ask = (headers: Readonly<Record<string, string>>, signal: AbortSignal) =>
      trouble({ headers } as unknown as IncomingMessage, models, signal);
    const gone = new AbortController();
    const waiting = ask({}, gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow('aborted');
    const next = ask({ 'x-demo-latency': '0' }, new AbortController().signal);
    expect(await next).toMatchObject({ status: 503 });

    const server = await start({ latency: 60_000 });
    const signal = AbortSignal.timeout(200);
    await expect(fetch(server.baseUrl + models, { headers: signedIn, signal })).rejects.toThrow();
    expect(server.said).toEqual([]);
  });

  it('can be requested in the headers of a request', async () => {
    const server = await start();
    const ask = async (fault: string) => statuses(server, 1, { ...signedIn, 'x-demo-fail': fault });
    expect(await ask('429')).toEqual([429]);
    expect(await ask('404:3d/*')).toEqual([404]);
    expect(await ask('404:assets')).toEqual([200]);
    await expect(ask('drop')).rejects.toThrow('fetch failed');
    expect(await statuses(server, 1)).toEqual([200]);
    const wrong = await fetch(server.baseUrl + models, {
      headers: { ...signedIn, 'x-demo-fail': '503x3' },
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      error: {
        message: expect.stringContaining('The header x-demo-fail applies to a single request'),
      },
    });
  });

  it('can expire a token until another one is sent', async () => {
    const server = await start({ tokenLasts: 2 });
    const ask = (token: string, count: number) =>
      statuses(server, count, { authorization: `Bearer ${token}` });
    expect(await ask('one', 4)).toEqual([200, 200, 401, 401]);
    expect(await ask('two', 3)).toEqual([200, 200, 401]);
    expect(await statuses(server, 1, {})).toEqual([401]);
    // Download links work without a token. Even if a request for a link contains a token, it doesn't count toward
    // `tokenLasts`.
    const headers = { authorization: 'Bearer three' };
    for (let index = 0; index < 3; index++) {
      const link = await fetch(`${server.baseUrl}/demo-files/${files[0]?.id}`, { headers });
      expect(link.status).toBe(200);
    }
    expect(await ask('three', 2)).toEqual([200, 200]);
  });
});
