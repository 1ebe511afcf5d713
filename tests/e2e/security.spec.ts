/** Tests the claims of the security guide in an application that bundles the published SDK. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { transform } from 'esbuild';
import sharp from 'sharp';
import {
  appAddress,
  appId,
  appToken,
  bundleApp,
  clusterAddress,
  openApp,
  serveApp,
  type AppTraffic,
  type ShowInput,
} from '../fixtures/viewerApp';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { clickAt } from '../scenarios/pointer';
import { expect, test } from './support';

interface Guide {
  readonly version: DocsVersion;
  readonly text: string;
}

/** Returns one guide for each combination of text and release. The other guides would repeat the same tests. */
function listGuides(): Guide[] {
  const found = new Map<string, Guide>();
  for (const version of readVersions()) {
    const file = path.join(version.contentDir, 'security.mdx');
    if (!fs.existsSync(file)) continue;
    const text = fs.readFileSync(file, 'utf8');
    const key = `${version.release} ${text}`;
    if (!found.has(key)) found.set(key, { version, text });
  }
  return [...found.values()];
}

function blockOf({ text }: Guide, title: string): string {
  const start = text.indexOf(` title="${title}"\n`);
  if (start < 0) throw new Error(`The guide has no block "${title}".`);
  return text.slice(text.indexOf('\n', start) + 1, text.indexOf('\n```', start));
}

/** Maps each directive of a Content Security Policy to its sources. */
type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  return new Map(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources] as const;
    }),
  );
}

function formatPolicy(policy: Policy): string {
  return [...policy]
    .map(([directive, sources]) => `${directive} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}

function change(
  policy: Policy,
  directive: string,
  to: (sources: readonly string[]) => string[],
): Policy {
  return new Map(policy).set(directive, to(policy.get(directive) ?? []));
}

const storeName = 'reveal-3d-resources-v1';
const metricsHost = 'api-js.mixpanel.com';
/** Time to wait for events, in milliseconds. The SDK collects events for 5 s before it sends them. */
const metricsWait = 7000;

const bundles = new Map<string, Promise<string>>();

interface OpenApp {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly traffic: AppTraffic;
  readonly said: string[];
}

async function startApp(page: Page, { version }: Guide, policy: Policy): Promise<OpenApp> {
  const bundle = bundles.get(version.release) ?? bundleApp(version);
  bundles.set(version.release, bundle);
  const context = page.context();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const traffic = await serveApp(context, await bundle, formatPolicy(policy));
  await page.setViewportSize({ width: 320, height: 180 });
  await openApp(page);
  return { page, context, traffic, said };
}

async function show(page: Page, input: ShowInput): Promise<void> {
  await page.evaluate((what) => window.app.show(what), input);
}

async function measure(page: Page): Promise<void> {
  const done = page.evaluate(() => window.app.measure());
  for (const x of [160, 175]) {
    await clickAt(page, [x, 95]);
    // Two clicks in quick succession would be a double-click.
    await page.waitForTimeout(800);
  }
  await done;
}

/** Resolves with the number of colors in the right half of the view, which the spinner doesn't cover. */
async function countColors(page: Page): Promise<number> {
  const shot = await page.screenshot({ clip: { x: 160, y: 0, width: 160, height: 180 } });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 3) seen.add(data.readUIntBE(at, 3));
  return seen.size;
}

async function storedFiles(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return undefined;
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  }, storeName);
}

async function otherStorage({ page, context }: OpenApp) {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    stores: await caches.keys(),
  }));
  return { ...kept, cookies: await context.cookies() };
}

async function runBlock(guide: Guide, title: string): Promise<string> {
  const { code } = await transform(blockOf(guide, title), { loader: 'ts' });
  return `(async () => {${code}})()`;
}

const everything = { features: ['cad', 'points', 'images'], logMetrics: false } as const;

for (const guide of listGuides()) {
  const policy = parsePolicy(blockOf(guide, 'Content-Security-Policy'));

  test.describe(`${guide.version.label}, the policy in the guide @all`, () => {
    test('allows CAD, points, 360 images, a measurement and a screenshot', async ({ page }) => {
      const app = await startApp(page, guide, policy);
      await show(page, everything);
      expect(await countColors(page)).toBeGreaterThan(100);
      await page.evaluate(() => window.app.takeScreenshot());
      await openApp(page);
      await show(page, { features: ['cad'], logMetrics: false });
      await measure(page);
      expect(app.said.filter((text) => /violates|Content Security Policy/i.test(text))).toEqual([]);
      expect(app.traffic.elsewhere).toEqual([]);
    });

    /** Sources that features need. If a source is missing, the console shows a message that matches `says`. */
    const needs = [
      {
        directive: 'script-src',
        source: "'wasm-unsafe-eval'",
        feature: 'points',
        says: /violates .*script-src/,
        isBlank: true,
      },
      {
        directive: 'worker-src',
        source: 'blob:',
        feature: 'points',
        says: /violates .*worker-src/,
        isBlank: true,
      },
      {
        directive: 'style-src',
        source: "'unsafe-inline'",
        feature: 'cad',
        says: /violates .*style-src/,
        isBlank: false,
      },
      {
        directive: 'img-src',
        source: 'data:',
        feature: 'cad',
        says: /violates .*img-src/,
        isBlank: false,
      },
      {
        directive: 'img-src',
        source: 'blob:',
        feature: 'images',
        says: /violates .*img-src/,
        isBlank: true,
      },
      // A worker's request fails without a message that mentions the policy.
      {
        directive: 'connect-src',
        source: 'data:',
        feature: 'points',
        says: /Failed to fetch/,
        isBlank: true,
      },
      {
        directive: 'connect-src',
        source: clusterAddress,
        feature: 'cad',
        says: /violates .*connect-src/,
        isBlank: true,
      },
    ] as const;

    test('lists only sources that a feature needs', () => {
      const listed = [...policy].flatMap(([directive, sources]) =>
        sources
          .filter((source) => !["'self'", "'none'"].includes(source))
          .map((source) => `${directive} ${source}`),
      );
      expect(listed).toEqual(needs.map(({ directive, source }) => `${directive} ${source}`));
    });

    for (const { directive, source, feature, says, isBlank } of needs) {
      test(`needs ${directive} ${source} for ${feature}`, async ({ page }) => {
        const lacking = change(policy, directive, (all) => all.filter((item) => item !== source));
        const app = await startApp(page, guide, lacking);
        // Without the source, this promise might reject or never resolve.
        void show(page, { features: [feature], logMetrics: false }).catch(() => undefined);
        await expect.poll(() => app.said.join('\n')).toMatch(says);
        if (isBlank) {
          // Wait long enough for the data to be drawn if it had arrived.
          await page.waitForTimeout(5000);
          expect(await countColors(page)).toBeLessThan(5);
        }
      });
    }

    test('can leave out WebAssembly, workers and data: in connect-src for CAD alone', async ({
      page,
    }) => {
      const narrow = change(
        change(
          change(policy, 'script-src', () => ["'self'"]),
          'worker-src',
          () => [],
        ),
        'connect-src',
        () => [clusterAddress],
      );
      const app = await startApp(page, guide, narrow);
      await show(page, { features: ['cad'], logMetrics: false });
      expect(await countColors(page)).toBeGreaterThan(100);
      expect(app.said.filter((text) => text.includes('violates'))).toEqual([]);
    });

    test('can have the hash from the console instead of unsafe-inline', async ({ page }) => {
      const withStyles = (source: string) =>
        change(policy, 'style-src', () => ["'self'", source].filter(Boolean));
      const app = await startApp(page, guide, withStyles(''));
      await show(page, { features: ['cad'], logMetrics: false });
      const hash = /'sha256-[^']+'/.exec(app.said.join('\n'))?.[0] ?? '';
      expect(hash).not.toBe('');
      await app.context.unrouteAll();
      app.said.length = 0;
      await startApp(page, guide, withStyles(hash));
      await show(page, everything);
      expect(app.said.filter((text) => text.includes('violates'))).toEqual([]);
    });

    test('can’t require Trusted Types', async ({ page }) => {
      const trusted = new Map(policy).set('require-trusted-types-for', ["'script'"]);
      await startApp(page, guide, trusted);
      await expect(show(page, { features: ['cad'], logMetrics: false })).rejects.toThrow(
        /TrustedHTML/,
      );
    });
  });

  test.describe(`${guide.version.label}, data that the viewer stores and sends @all`, () => {
    test('CAD and point files are stored and not requested again, and requests only read', async ({
      page,
    }) => {
      const app = await startApp(page, guide, policy);
      await show(page, everything);
      const files = (await storedFiles(page)) ?? [];
      const kinds = files.map((url) => /\/3d\/files\/\d+\/(.+)$/.exec(url)?.[1] ?? url);
      expect(kinds).toEqual(expect.arrayContaining(['scene.json', '0.glb', 'ept.json']));
      const known =
        /^(?:scene\.json|\d+\.glb|ept\.json|ept-hierarchy\/[\d-]+\.json|ept-data\/[\d-]+\.bin)$/;
      expect(kinds.filter((kind) => !known.test(kind))).toEqual([]);
      const headers = await page.evaluate(async (name) => {
        const store = await caches.open(name);
        const all = await Promise.all(
          (await store.keys()).map(async (request) => [
            ...[...request.headers.keys()],
            ...[...((await store.match(request))?.headers.keys() ?? [])],
          ]),
        );
        return [...new Set(all.flat())].sort();
      }, storeName);
      expect(headers).toEqual(['content-length', 'content-type', 'x-cache-date', 'x-cache-size']);
      expect(await otherStorage(app)).toEqual({
        local: [],
        session: [],
        databases: [],
        stores: [storeName],
        cookies: [],
      });

      expect(app.traffic.elsewhere).toEqual([]);
      const reading = /\/(?:list|downloadlink|query|byids)$/;
      const writing = app.traffic.cluster
        .filter((request) => request.method() !== 'GET')
        .filter(
          (request) =>
            request.method() !== 'POST' || !reading.test(new URL(request.url()).pathname),
        );
      expect(writing.map((request) => request.url())).toEqual([]);
      const sent = await app.traffic.cluster
        .find((request) => request.url().endsWith('.glb'))
        ?.allHeaders();
      expect(sent).toMatchObject({
        authorization: `Bearer ${appToken}`,
        'x-cdp-app': appId,
        'x-cdp-sdk': expect.stringMatching(/\d+\.\d+\.\d+$/),
      });

      app.traffic.cluster.length = 0;
      await openApp(page);
      await show(page, { features: ['cad', 'points'], logMetrics: false });
      const again = app.traffic.cluster.map((request) => request.url());
      expect(again.filter((url) => /\/revisions\/\d+$/.test(url)).length).toBeGreaterThan(0);
      expect(again.filter((url) => files.includes(url))).toEqual([]);
    });

    test('a stored model isn’t shown to a user without access', async ({ page }) => {
      await startApp(page, guide, policy);
      await show(page, { features: ['cad'], logMetrics: false });
      await page.route(`${clusterAddress}/**/revisions/**`, (route) =>
        route.fulfill({
          status: 403,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { error: { code: 403, message: 'Forbidden' } },
        }),
      );
      await openApp(page);
      await expect(show(page, { features: ['cad'], logMetrics: false })).rejects.toThrow(/403/);
      expect((await storedFiles(page))?.length).toBeGreaterThan(1);
    });

    test('an error response to a file is stored as the file', async ({ page }) => {
      const app = await startApp(page, guide, policy);
      const refused = '"refused"';
      const sector = `${clusterAddress}/**/1.glb`;
      await page.route(sector, (route) =>
        route.fulfill({
          status: 403,
          headers: { 'Access-Control-Allow-Origin': '*' },
          body: refused,
        }),
      );
      await show(page, { features: ['cad'], logMetrics: false });
      const url = (await storedFiles(page))?.find((file) => file.endsWith('/1.glb')) ?? '';
      const stored = await page.evaluate(async (address) => {
        const response = await caches.match(address);
        return [response?.status, await response?.text()];
      }, url);
      expect(stored).toEqual([200, refused]);

      await page.unroute(sector);
      app.traffic.cluster.length = 0;
      await openApp(page);
      await show(page, { features: ['cad'], logMetrics: false });
      expect(app.traffic.cluster.map((request) => request.url())).not.toContain(url);
    });

    test('deleted files are stored again if a viewer is still loading, but not otherwise', async ({
      page,
    }) => {
      await startApp(page, guide, policy);
      const signOut = await runBlock(guide, 'src/signedOut.ts');
      // Hold back the response for a part of the model until the store has been deleted.
      let letAnswer = (): void => undefined;
      const answer = new Promise<void>((resolve) => (letAnswer = resolve));
      await page.route(`${clusterAddress}/**/*.glb`, async (route) => {
        await answer;
        await route.fallback();
      });
      const asked = page.waitForRequest(/\.glb$/);
      void show(page, { features: ['cad'], logMetrics: false }).catch(() => undefined);
      await asked;
      await page.evaluate(() => window.app.dispose());
      await page.evaluate(signOut);
      expect(await storedFiles(page)).toBeUndefined();
      letAnswer();
      await expect.poll(async () => (await storedFiles(page))?.length ?? 0).toBeGreaterThan(0);

      await openApp(page);
      await page.evaluate(signOut);
      await page.waitForTimeout(3000);
      expect(await storedFiles(page)).toBeUndefined();
    });

    test('no files are stored with the module that hides Cache Storage', async ({ page }) => {
      const app = await startApp(page, guide, policy);
      await page.evaluate(await runBlock(guide, 'src/keepNoFiles.ts'));
      await show(page, { features: ['cad', 'points'], logMetrics: false });
      expect(await countColors(page)).toBeGreaterThan(100);
      expect(app.said.filter((text) => text.includes('CachedModelDataProvider'))).toEqual([]);
      const other = await app.context.newPage();
      await other.goto(appAddress);
      expect(await storedFiles(other)).toBeUndefined();
    });

    test('photos are fetched from download links without the token', async ({ page }) => {
      const files = 'https://files.example';
      const app = await startApp(
        page,
        guide,
        change(policy, 'connect-src', (all) => [...all, files]),
      );
      await page.route(`${clusterAddress}/**/files/downloadlink`, async (route) => {
        const { items } = route.request().postDataJSON() as { items: { id: number }[] };
        await route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
          json: { items: items.map(({ id }) => ({ id, downloadUrl: `${files}/${id}` })) },
        });
      });
      // The responses aren't photos, so the viewer never finishes entering the image.
      void show(page, { features: ['images'], logMetrics: false }).catch(() => undefined);
      await expect.poll(() => app.traffic.elsewhere.length).toBeGreaterThanOrEqual(6);
      for (const request of app.traffic.elsewhere) {
        expect(request.url()).toContain(files);
        expect(JSON.stringify(await request.allHeaders())).not.toContain(appToken);
      }
    });

    test('metrics go to one host and contain what the guide lists', async ({ page }) => {
      const app = await startApp(
        page,
        guide,
        change(policy, 'connect-src', (all) => [...all, `https://${metricsHost}`]),
      );
      const events = () =>
        app.traffic.elsewhere.flatMap((request) => {
          const { host, pathname } = new URL(request.url());
          expect(host + pathname).toBe(`${metricsHost}/track/`);
          const data = new URLSearchParams(request.postData() ?? '').get('data') ?? '[]';
          return JSON.parse(data) as {
            event: string;
            properties: Record<string, unknown>;
          }[];
        });
      const find = (name: string) => events().find(({ event }) => event === name)?.properties;
      await show(page, { features: ['cad'] });
      await measure(page);
      await expect.poll(() => find('measurementAdded')).toBeDefined();
      expect(find('loadModel')).toMatchObject({
        VERSION: guide.version.release,
        project: 'demo',
        application: appId,
        modelIdentifier: expect.stringContaining('1001/2001'),
        sessionId: expect.any(String),
        $browser: 'Chrome',
        $os: expect.any(String),
      });
      expect(find('init')).toHaveProperty('constructorOptions');
      const point = { x: expect.any(Number), y: expect.any(Number), z: expect.any(Number) };
      expect(find('measurementAdded')?.measurement).toMatchObject({
        startPoint: point,
        endPoint: point,
        distanceInMeters: expect.any(Number),
      });
      for (const request of app.traffic.elsewhere) {
        expect(JSON.stringify(await request.allHeaders())).not.toContain(appToken);
        expect(request.postData()).not.toContain(appToken);
      }
      const { local, session, databases, cookies } = await otherStorage(app);
      expect(local).toEqual([expect.stringMatching(/^__mpq_/)]);
      expect({ session, databases, cookies }).toEqual({ session: [], databases: [], cookies: [] });

      const browserId = find('init')?.distinct_id;
      const sessionId = find('init')?.sessionId;
      expect(browserId).toMatch(/^\d+$/);
      app.traffic.elsewhere.length = 0;
      await page.evaluate(() => localStorage.clear());
      await openApp(page);
      await show(page, { features: ['cad'] });
      await expect.poll(() => find('init')).toBeDefined();
      expect(find('init')?.distinct_id).toBe(browserId);
      expect(find('init')?.sessionId).not.toBe(sessionId);
    });

    test('no metrics are sent if the policy or the browser forbids it', async ({ page }) => {
      const app = await startApp(page, guide, policy);
      await show(page, { features: ['cad'] });
      await expect.poll(() => app.said.join('\n')).toMatch(new RegExp(`${metricsHost}.* violates`));
      expect(app.traffic.elsewhere).toEqual([]);

      await app.context.unrouteAll();
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
      );
      const open = change(policy, 'connect-src', (all) => [...all, `https://${metricsHost}`]);
      const asked = await startApp(page, guide, open);
      await page.evaluate(() => localStorage.clear());
      await show(page, { features: ['cad'] });
      await page.waitForTimeout(metricsWait);
      expect(asked.traffic.elsewhere).toEqual([]);
      expect((await otherStorage(asked)).local).toEqual([]);
    });
  });
}

test('Clear-Site-Data deletes the store with "storage", but not with "cache" @all', async ({
  page,
}) => {
  const server = http.createServer((request, response) => {
    const value = /^\/clear-(\w+)$/.exec(request.url ?? '')?.[1];
    if (value !== undefined) response.setHeader('Clear-Site-Data', `"${value}"`);
    response.setHeader('Content-Type', 'text/html').end('<title>Signed out</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Browsers accept `Clear-Site-Data` only in secure contexts, such as localhost.
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  try {
    await page.goto(address);
    await page.evaluate(async (name) => {
      await (await caches.open(name)).put('/file', new Response('content'));
      localStorage.setItem('key', 'value');
    }, storeName);
    await page.goto(`${address}clear-cache`);
    expect(await storedFiles(page)).toEqual([`${address}file`]);
    await page.goto(`${address}clear-storage`);
    expect(await storedFiles(page)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
