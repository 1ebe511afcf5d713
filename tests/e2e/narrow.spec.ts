/** Tests that pages don't scroll sideways on a phone. Wide content must scroll inside its own element. */
import { measuredPages } from '../../bench/pages';
import { apiAddress, latest, older, next, versions } from '../fixtures/versions';
import { openTemplates } from '../fixtures/playground';
import { expect, test } from './support';

const others = [
  'behavior',
  'demo-project',
  'embed?example=cad-basic',
  'examples',
  'versions',
  'not-there',
];

for (const path of [...measuredPages().map((page) => page.path), ...others]) {
  test(`/${path} fits a screen of 390 pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const widest = Array.from(document.querySelectorAll('main'), (main) => main.scrollWidth);
      return Math.max(scrollWidth, ...widest) - clientWidth;
    });
    expect(wider).toBeLessThanOrEqual(0);
  });
}

test('on phones, at most 140 pixels are above the title', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const docs = versions.flatMap((version) => [
    `${version.routePath}/concepts`,
    `${version.routePath}/examples/cad-basic`,
    apiAddress(version, 'Cognite3DViewer'),
  ]);
  for (const path of [...docs, 'learn/add-a-point-cloud', 'learn', 'examples', 'behavior']) {
    await page.goto(`${site}${path.replace(/#.*/, '')}`);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    // Poll, because a lesson's page is replaced when its editor loads.
    const top = async () => (await title.boundingBox())?.y ?? Infinity;
    await expect.poll(top, path).toBeLessThanOrEqual(140);
  }
  // Pages of these versions show the version's status in a message below the navbar.
  for (const { routePath, label } of [next, ...older]) {
    await page.goto(`${site}${routePath}/concepts`);
    const banner = page.getByRole('alert').filter({ hasText: label });
    await expect(banner).toContainText(/is unreleased|is no longer maintained/);
    await expect(banner.getByRole('link', { name: 'latest version' })).toBeInViewport();
  }
  await context.close();
});

test('on phones, fields have at least 16-pixel text, and code shows its Copy button', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const path of ['search', 'examples', 'behavior', 'playground?template=cad']) {
    await page.goto(`${site}${path}`);
    if (path.startsWith('playground')) await openTemplates(page);
    const fields = page.locator('input:visible, select:visible, textarea:visible');
    await expect(fields.first()).toBeVisible();
    const sizes = await fields.evaluateAll((list) =>
      list.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
  await page.goto(`${site}docs/installation`);
  await expect(page.getByRole('button', { name: /^Copy code/ }).first()).toHaveCSS('opacity', '1');
  await context.close();
});

test('at 400 % zoom, pages don’t scroll sideways, and the navbar scrolls away', async ({
  page,
  site,
}) => {
  // Size of a 1280×1024 window at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['docs/concepts', apiAddress(latest, 'Cognite3DViewer'), 'examples']) {
    await page.goto(`${site}${path}`);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(navbar).not.toBeInViewport();
  }
});
