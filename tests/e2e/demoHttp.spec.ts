/** Tests the demo server with an app that uses the published SDK, on another origin and without this site's code. */
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { failureRule } from '@reveal-docs/demo-project/http/failures';
import { readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { readVersions } from '@reveal-docs/versions';
import { untilDrawn } from '../../scripts/helpers/firstProgram/browser';
import { exampleNames } from '../../src/plugins/examples/generate';
import { startDemoCommand } from '../fixtures/demoCommand';
import { startDemoHttp } from '../fixtures/demoHttp';
import { serveLocally, type LocalServer } from '../fixtures/localServer';
import { appFiles, bundleApp, bundleExample } from '../fixtures/viewerApp';
import { expect, test } from './support';

const version = readVersions().find(({ isLast }) => isLast);
if (version === undefined) throw new Error('There is no latest version.');

/** Serves the app on its own port, so that requests to the demo server are cross-origin and need preflight requests. */
function startApp(bundle: string): Promise<LocalServer> {
  const files = appFiles(bundle);
  return serveLocally((request, response) => {
    const [type, body] = files[request.url?.split('?')[0] ?? ''] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': type }).end(body);
  });
}

/** Runs in the page. Shows the CAD model. Resolves with the SDK's error message if that fails. */
async function showPlant(): Promise<string | undefined> {
  try {
    await window.app.show({ features: ['cad'], logMetrics: false });
    return undefined;
  } catch (error) {
    window.app.dispose();
    return String(error);
  }
}

/** Runs in the page. Resolves with the number of colors in a screenshot of the view. */
async function countColors(): Promise<number> {
  const image = new Image();
  image.src = await window.app.takeScreenshot();
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no 2D context.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

test('an app gets errors from the demo server, then shows the model despite failed requests', async ({
  page,
}) => {
  const failures = [v.parse(failureRule, '503x2:3d/files/*')];
  const demo = await startDemoHttp(readDemoData(readDemoManifest()), { failures });
  const app = await startApp(await bundleApp(version, demo.baseUrl));
  try {
    await page.goto(`${app.address}?token=`);
    expect(await page.evaluate(showPlant)).toContain('status code: 401');

    // Make requests fail in the way that the testing guide describes.
    await page.setExtraHTTPHeaders({ 'x-demo-fail': '403:3d/*' });
    await page.goto(app.address);
    expect(await page.evaluate(showPlant)).toContain('configured to fail here. | code: 403');

    // Continue without reloading. The server's `failures` option still makes some requests fail.
    await page.setExtraHTTPHeaders({});
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/3d/files/')) statuses.push(response.status());
    });
    expect(await page.evaluate(showPlant)).toBeUndefined();
    expect(await page.evaluate(countColors)).toBeGreaterThan(100);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
    expect(demo.said).toEqual([]);
  } finally {
    await app.close();
    await demo.close();
  }
});

function choose(page: Page, label: string, option: string): Promise<string[]> {
  return page
    .locator('.lil-controller', { has: page.locator('.lil-name', { hasText: label }) })
    .locator('select')
    .selectOption(option);
}

/** For each data modeling example, the user's actions and the text that shows their result. */
const dataModeling: Readonly<
  Record<string, { readonly act?: (page: Page) => Promise<unknown>; readonly result: RegExp }>
> = {
  'dm-assets': {
    act: (page) => choose(page, 'Asset', 'C-201'),
    result: /^C-201: .+, [1-9]\d* node\(s\)/s,
  },
  'dm-combine': {
    act: (page) => choose(page, 'Point cloud', 'Classic'),
    result: /^Classic: [1-9]\d* objects/,
  },
  'dm-image360': { result: /^E-205, ./ },
  'dm-models': {
    act: (page) => choose(page, 'Add', 'Metering skid'),
    result: /^cog_3d_revision_2002: cad, model 1002/,
  },
  'dm-volumes': { result: /^Pipes \([1-9]\d*\)$/ },
};

test('each example about data modeling has a test over HTTP', () => {
  const names = exampleNames(version).filter((name) => name.startsWith('dm-'));
  expect(Object.keys(dataModeling)).toEqual(names.toSorted());
});

for (const [name, { act, result }] of Object.entries(dataModeling)) {
  test(`${name} runs as an application of another origin`, async ({ page }) => {
    const demo = await startDemoCommand();
    const app = await startApp(await bundleExample(version, name, demo.baseUrl));
    const problems: string[] = [];
    let queries = 0;
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('response', (response) => {
      const [status, url] = [response.status(), response.url()];
      // The client requests a token only after a response with status 401.
      const isWrong = status >= 400 && status !== 401;
      if (url.startsWith(demo.baseUrl) && isWrong) problems.push(`${status} ${url}`);
      if (status === 200 && url.endsWith('/models/instances/query')) queries += 1;
    });
    try {
      await page.setViewportSize({ width: 640, height: 360 });
      await page.goto(app.address);
      await page.addStyleTag({ content: '#viewer { width: 640px; height: 360px; }' });
      await untilDrawn(page, problems);
      await act?.(page);
      await expect(page.locator('output, .lil-title').filter({ hasText: result })).toBeVisible();
      expect(queries).toBeGreaterThan(0);
      expect(problems).toEqual([]);
      expect(demo.output()).toBe('');
    } finally {
      await app.close();
      await demo.close();
    }
  });
}
