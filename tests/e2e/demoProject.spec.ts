/** Tests that the page about the demo project matches the data and is readable at any width. */
import { readDemoManifest } from '@reveal-docs/demo-project/read';
import { readDemoServiceZip } from '../../src/plugins/demoService/zipManifest';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { summarizeService } from '../../src/plugins/demoPage/service';
import { expect, test, waitForHydration, watch } from './support';

test('the demo project page lists the models and stations of the data, with a map', async ({
  page,
  baseURL,
}) => {
  const manifest = readDemoManifest();
  const seen = watch(page, baseURL ?? '');
  await page.goto('demo-project');
  await waitForHydration(page, 'afterIntent');
  await expect(page).toHaveTitle('The demo project | Reveal docs');

  const models = page.getByRole('region', { name: 'Models' }).locator('tbody tr');
  await expect(models).toHaveCount(manifest.models.length);
  for (const [index, { name, modelId, revisionId }] of manifest.models.entries()) {
    await expect(models.nth(index)).toContainText(name);
    await expect(models.nth(index)).not.toContainText(/-0 to|to -0,/);
    await expect(models.nth(index).locator('code')).toHaveText([
      String(modelId),
      String(revisionId),
    ]);
  }
  const stations = page.getByRole('region', { name: 'Stations' }).locator('tbody tr');
  await expect(stations).toHaveCount(manifest.site.stations.length);

  const map = page.getByRole('img', { name: /from above/ });
  await expect(map).toHaveJSProperty('complete', true);
  expect(await map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  expect(seen).toEqual({ complaints: [], outside: [] });
});

test('the demo project page lists every request, its arguments, and what isn’t supported', async ({
  page,
}) => {
  const { parts, absent } = summarizeService();
  await page.goto('demo-project');
  await waitForHydration(page, 'afterIntent');
  const service = page.locator('section', { has: page.locator('#service') });
  await expect(service.getByRole('heading', { level: 3 })).toContainText(
    parts.map(({ title }) => title),
  );
  const requests = service.getByRole('listitem');
  await expect(requests).toHaveText(
    parts
      .flatMap(({ endpoints }) => endpoints)
      .map(({ method, path, what, args }) => {
        const takes = args.length === 0 ? 'Takes no arguments.' : `Takes ${args.join(', ')}.`;
        return `${method} ${path}Returns ${what}. ${takes}`;
      }),
  );
  const assets = service.locator('dl').filter({ hasText: 'parentExternalIds' });
  await expect(assets.getByRole('definition')).toHaveText([
    'name, parentIds, parentExternalIds, metadata, externalIdPrefix',
    'name, description, query',
  ]);
  const missing = page.locator('section', { has: page.locator('#not-here') });
  await expect(missing.getByRole('listitem')).toHaveCount(absent.length);
  await expect(missing).toContainText('Definitions of data models');
  await expect(missing).toContainText('client.sequences');
});

test('the demo project page offers its server as a download', async ({ page, request }) => {
  const { file, bytes } = readDemoServiceZip();
  await page.goto('demo-project');
  const link = page.getByRole('link', { name: 'demo-service.zip' });
  await expect(link.locator('..')).toHaveText(`demo-service.zip (${formatBytes(bytes)})`);
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.endsWith(`/${file}`)).toBe(true);
  const response = await request.head(href);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes),
  });
  await expect(page.getByRole('link', { name: 'testing', exact: true })).toHaveAttribute(
    'href',
    /\/docs\/testing#work-against-the-demo-project-over-http$/,
  );
});

test('the asset tree can be expanded with the keyboard', async ({ page }) => {
  await page.goto('demo-project');
  await waitForHydration(page, 'afterIntent');
  const area = page.locator('#assets ~ ul details details').first();
  await expect(area).not.toHaveAttribute('open');
  await area.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(area).toHaveAttribute('open');
  await expect(area.locator('li').first()).toBeVisible();
});

test('the demo project page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('demo-project');
  await waitForHydration(page, 'afterIntent');
  // `clientWidth` excludes the scrollbar, which can take up space.
  const [content, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(room);
  expect(room).toBeGreaterThan(370);
  // Tables must scroll sideways instead of squeezing cells into one word per line.
  const rows = page.locator('main tbody tr');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(heights.length).toBeGreaterThan(30);
  expect(Math.max(...heights)).toBeLessThan(130);
});
