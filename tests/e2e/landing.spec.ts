/** The landing page: what the SDK does, shown on demand, three steps, the ways in. */
import { latest, versions } from '../fixtures/versions';
import { expect, test, waitForHydration } from './support';

/** A software renderer on a shared machine takes its time for the first picture. */
const drawTimeout = 90_000;

test('says what the SDK does and shows it on a click; until then no byte of it is fetched', async ({
  page,
  site,
}) => {
  test.setTimeout(2 * drawTimeout);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site);
  await waitForHydration(page);
  await expect(page.getByRole('main')).toContainText(
    '@cognite/reveal shows industrial CAD models, point clouds and 360-degree images',
  );
  const view = page.locator('[data-example]');
  await expect(view.getByRole('img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ofSdk = (): string[] => asked.filter((path) => /\/(?:sdk|demo|frame)\//.test(path));
  expect(ofSdk()).toEqual([]);

  await view.getByRole('button', { name: /^Start/ }).click();
  await expect(view).toHaveAttribute('data-state', 'running', { timeout: drawTimeout });
  expect(ofSdk().some((path) => path.includes(`reveal-${latest.release}`))).toBe(true);
});

test('the three steps have code that is copied whole', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site);
  await waitForHydration(page);
  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Three steps to a first model' }) });
  await expect(steps.locator('pre')).toHaveCount(3);
  const install = steps.locator('.theme-code-block').first();
  await install.hover();
  await install.getByRole('button', { name: /copy/i }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await install.locator('pre').innerText()).trim(),
  );
});

test('leads to guides, examples, the API and every version, at every width', async ({
  page,
  site,
}) => {
  const { pathname } = new URL(site);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site);
    const main = page.getByRole('main');
    const routes = versions.map(({ routePath }) => routePath);
    for (const path of ['examples', 'versions', `${latest.routePath}/api`, ...routes]) {
      await expect(main.locator(`a[href="${pathname}${path}"]`).first(), path).toBeVisible();
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('nothing moves while pages load', async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        state.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const address of ['', 'docs', 'docs/concepts', 'docs/examples/cad-basic', 'examples']) {
      await page.goto(address);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      // Below 0.02 is what no reader sees; 0.1 is what Core Web Vitals call good.
      expect(shift, `${address} at ${viewport.width} px`).toBeLessThan(0.02);
    }
  }
});
