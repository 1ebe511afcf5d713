/** Tests the fields that filter an API page's members by name and by data source. */
import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, test } from './support';
import { waitForHydration } from './support';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { readVersions } from '@reveal-docs/versions';

const latest = readVersions().find(({ isLast }) => isLast);
if (latest === undefined) throw new Error('No latest version.');
const { symbols } = readApiIndex(latest.folder);
const pageOf = (name: string) => `${latest.routePath}/${symbols[name]?.page ?? name}`;
const viewer = pageOf('Cognite3DViewer');

for (const state of ['before React', 'after React'] as const) {
  test(`typing filters members, groups, the member list and the table of contents, ${state}`, async ({
    page,
  }) => {
    await page.goto(`${viewer}#dispose`);
    if (state === 'after React') await waitForHydration(page, 'afterIntent');
    const field = page.getByRole('searchbox', { name: 'Filter members' });
    await field.fill('fit camera');
    await expect(page.getByRole('heading', { name: /^fitCameraToModel\(\)/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^dispose\(\)/ })).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Accessors/ })).toBeHidden();
    await expect(page.locator('.api-members a:visible')).toHaveText(
      Array.from({ length: 4 }, () => /^fitCamera/),
    );
    await expect(page.locator('.table-of-contents ul li:visible')).toHaveText(
      Array.from({ length: 4 }, () => /^fitCamera/),
    );
    await expect(page.locator('.api-filter')).toHaveAttribute('data-count', /^4 of \d+ members$/);
    expect(new URL(page.url()).hash).toBe('#dispose');

    await field.fill('nothing has this');
    await expect(page.locator('.api-filter')).toHaveAttribute('data-count', 'No members match');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: /^dispose\(\)/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Accessors/ })).toBeVisible();
    await expect(page.locator('[hidden]', { hasText: 'dispose' })).toHaveCount(0);
  });
}

test('typing filters the exports in the index, with their import paths', async ({ page }) => {
  await page.goto(`${latest.routePath}/api`);
  const field = page.getByRole('searchbox', { name: 'Filter exports' });
  await field.fill('axis view');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    /^@cognite\/reveal\/tools/,
  ]);
  await expect(main.locator('.api-links a').filter({ visible: true }).first()).toHaveText(
    /axisview/i,
  );
  await expect(page.locator('.api-filter')).toHaveAttribute('data-count', /^\d+ of \d+ exports$/);
  await expect(main.getByText('Most used')).toBeHidden();
  await field.press('Escape');
  await expect(main.getByText('Most used')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(3);
});

test('clearing the filter shows the members in several steps', async ({ page }) => {
  await page.goto(viewer);
  const field = page.getByRole('searchbox', { name: 'Filter members' });
  await field.fill('nothing has this');
  await expect(page.getByRole('heading', { name: /^dispose\(\)/ })).toBeHidden();
  await expect(page.locator('.markdown > [hidden]').last()).toBeAttached();
  await page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    new MutationObserver((records) => {
      const sizes = records.map(
        ({ target }) => 1 + (target as Element).querySelectorAll('*').length,
      );
      steps.push(sizes.reduce((sum, size) => sum + size, 0));
    }).observe(document.body, { attributeFilter: ['hidden'], subtree: true });
  });
  await field.press('Escape');
  await expect(page.locator('.markdown [hidden]')).toHaveCount(0);
  const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps);
  expect(steps.length).toBeGreaterThan(5);
  // Each step handles whole elements, so the limit must exceed the number of nodes in the largest element, a table.
  expect(Math.max(...steps)).toBeLessThan(600);
});

test('the number of matching members is in a status that screen readers announce', async ({
  page,
}) => {
  await page.goto(viewer);
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('dispose');
  await expect(page.getByRole('status').filter({ hasText: /of \d+ members/ })).toHaveCount(1);
});

test('text typed before the page script runs filters as soon as it does', async ({ page }) => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/js\/page\./, (route) => passed.then(() => route.continue()));
  await page.goto(viewer, { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('dispose');
  await expect(page.getByRole('heading', { name: /^fitCameraToModel\(\)/ })).toBeVisible();
  open();
  await expect(page.getByRole('heading', { name: /^fitCameraToModel\(\)/ })).toBeHidden();
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

for (const path of [viewer, `${latest.routePath}/security`]) {
  test(`nothing below the navbar moves while ${path} loads and scrolls`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          // Ignore the navbar, because the browser can paint the navbar without its last item while the HTML loads.
          const isBelow = sources.some(
            ({ node }) => node?.parentElement?.closest('.navbar') === null,
          );
          if (isBelow) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.mouse.move(700, 500);
    for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(await shifts()).toEqual([]);
  });
}

test('the filter field is absent on short pages and hidden without scripts', async ({
  page,
  plainPage,
}) => {
  await page.goto(pageOf('AxisViewTool'));
  await expect(page.getByRole('searchbox', { name: 'Filter members' })).toHaveCount(0);
  await plainPage.goto(viewer);
  await expect(plainPage.getByRole('heading', { name: /^dispose\(\)/ })).toBeVisible();
  await expect(plainPage.locator('.api-filter')).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a filtered page has no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(viewer);
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('camera');
    expect(await findViolations(page)).toEqual([]);
  });
}

const cloud = pageOf('CognitePointCloudModel');
const options = pageOf('AddModelOptions');

/** The heading's text includes the text of its link, without a space in between. */
const modelId = (page: Page) => page.getByRole('heading', { name: /^modelId(?!ent)/ });

for (const state of ['before React', 'after React'] as const) {
  test(`a chosen data source hides what is only for the other one, ${state}`, async ({ page }) => {
    await page.goto(cloud);
    if (state === 'after React') await waitForHydration(page, 'afterIntent');
    const field = page.getByRole('combobox', { name: 'Data source' });
    const heading = modelId(page);
    const links = page.locator(':is(.api-members, .table-of-contents) a[href$="#modelid"]');
    await expect(field).toHaveValue('');
    await expect(heading).toBeVisible();
    await expect(links.filter({ visible: true })).toHaveCount(2);
    await expect(page.getByText('Only for classic resources')).not.toHaveCount(0);

    await field.selectOption('Data modeling');
    await expect(heading).toBeHidden();
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByText('Only for classic resources').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^modelIdentifier/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^hasClass\(\)/ })).toBeVisible();

    await field.selectOption('Both');
    await expect(heading).toBeVisible();
  });
}

test('the data source is remembered on other pages, without React', async ({ page }) => {
  await page.goto(cloud);
  await page.getByRole('combobox', { name: 'Data source' }).selectOption('Classic');
  await page.goto(options);
  await expect(page.getByRole('combobox', { name: 'Data source' })).toHaveValue('classic');
  await expect(page.getByRole('heading', { name: 'DMModelIdentifierType' })).toBeHidden();
  await expect(page.getByText('revisionSpace').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'ClassicModelIdentifierType' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

test('the data source is remembered on pages that React renders', async ({ page }) => {
  await page.goto(options);
  await waitForHydration(page, 'afterIntent');
  await page.getByRole('combobox', { name: 'Data source' }).selectOption('Data modeling');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'DataSourceType', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataSourceType');
  await expect(page.getByRole('combobox', { name: 'Data source' })).toHaveValue('dm');
  await expect(page.getByRole('heading', { name: 'ClassicDataSourceType' })).toBeHidden();
});

test('a link to a hidden member shows it', async ({ page }) => {
  await page.goto(cloud);
  await page.getByRole('combobox', { name: 'Data source' }).selectOption('Data modeling');
  await page.goto(`${cloud}#modelid`);
  await expect(page.getByRole('combobox', { name: 'Data source' })).toHaveValue('dm');
  await expect(modelId(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^revisionId/ })).toBeHidden();
});

test('without scripts, the data source can be chosen', async ({ plainPage }) => {
  await plainPage.goto(cloud);
  await expect(modelId(plainPage)).toBeVisible();
  await plainPage.getByRole('combobox', { name: 'Data source' }).selectOption('Data modeling');
  await expect(modelId(plainPage)).toBeHidden();
});

test('pages with a chosen data source have no accessibility violations', async ({ page }) => {
  await page.goto(cloud);
  await page.getByRole('combobox', { name: 'Data source' }).selectOption('Data modeling');
  expect(await findViolations(page)).toEqual([]);
});
