/** Tests pages that stay open while the site is rebuilt, on a host that doesn't keep files of previous builds. */
import type { Page } from '@playwright/test';
import { chooseAction } from '../fixtures/workbench';
import { withoutPrefetch } from './faults';
import { expect, test, waitForHydration, searchField } from './support';

const words = 'This page was updated.';
const scripts = /\/assets\/(?:js|css)\//;

/** Simulates a host that no longer has these files. Returns a function that makes the files available again. */
async function takeAway(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(files);
}

async function reload(page: Page, giveBack: () => Promise<void>): Promise<void> {
  // If two files are missing, the page shows the message twice.
  const told = page.getByRole('alert').filter({ hasText: words }).first();
  await expect(told).toBeVisible();
  await expect(told.getByRole('button')).toHaveCount(1);
  await giveBack();
  const loaded = page.waitForEvent('load');
  await told.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await expect(page.getByText(words)).toHaveCount(0);
}

const example = (page: Page) => page.locator('[data-example]').first();
const exampleState = (page: Page, state: string) =>
  page.locator(`[data-example][data-state="${state}"]`).first();

/** Opens and hydrates an example page. With reduced motion, its program doesn't start automatically. */
async function openExample(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('docs/examples/cad-basic');
  await waitForHydration(page, 'afterIntent');
}

test.describe('@all a site that doesn’t keep previous files', () => {
  test('if scripts are gone, search shows that the page was updated and keeps the query', async ({
    page,
  }) => {
    const giveBack = await takeAway(page, /\/assets\/js\/(?:main|runtime~main)\./);
    await page.goto('docs/concepts');
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await searchField(page).fill('point cloud');
    await reload(page, giveBack);
    await expect(page.locator('.DocSearch-Input')).toHaveValue('point cloud');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  });

  test('if scripts are gone, the page shows that it was updated and works after a reload', async ({
    page,
  }) => {
    const giveBack = await takeAway(page, /\/assets\/js\/(?:main|runtime~main)\./);
    await page.goto('docs/concepts');
    await waitForHydration(page, 'beforeIntent');
    await page.evaluate(() => window.docsPageScript?.load());
    await reload(page, giveBack);
    await waitForHydration(page, 'afterIntent');
  });

  test('if a part is gone on the first load, the page works after a reload', async ({ page }) => {
    const others = /\/assets\/js\/(?!main|runtime~main|page\.|hovers)/;
    for (const address of ['docs/concepts', 'examples']) {
      const giveBack = await takeAway(page, others);
      await page.goto(address);
      await page.evaluate(() => window.docsPageScript?.load());
      await reload(page, giveBack);
      await waitForHydration(page, 'afterIntent');
    }
  });

  test('a link to another page loads its document if scripts are gone', async ({ page, site }) => {
    await withoutPrefetch(page);
    await page.goto('docs');
    await waitForHydration(page, 'afterIntent');
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    const giveBack = await takeAway(page, scripts);
    await page.getByRole('link', { name: 'Installation' }).first().click();
    await page.waitForURL(`${site}docs/installation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await giveBack();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  });

  test('a page that only exists in a later build loads as a document', async ({ page, site }) => {
    await page.goto('docs');
    await waitForHydration(page, 'afterIntent');
    const address = `${site}docs/new-page`;
    await page.route(address, (route) =>
      route.fulfill({ body: '<h1>New</h1>', contentType: 'text/html' }),
    );
    // Navigate like a click on a search result.
    await page.evaluate((to) => {
      window.history.pushState({ key: 'test' }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'test' } }));
    }, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New');
  });

  test('search keeps the query after the reload if its overlay is gone', async ({ page }) => {
    await withoutPrefetch(page);
    await page.goto('versions');
    await waitForHydration(page, 'afterIntent');
    let answer: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(scripts, async (route) => {
      await typed;
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('point');
    answer();
    await reload(page, () => page.unroute(scripts));
    await expect(page.locator('.DocSearch-Input')).toHaveValue('point');
  });

  test('search loads the new records automatically if its list is from an earlier build', async ({
    page,
  }) => {
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    let manifests = 0;
    await page.route(/search-index\/manifest\.json/, async (route) => {
      manifests += 1;
      if (manifests > 1) return route.continue();
      const response = await route.fetch();
      const text = (await response.text()).replace(/\.[0-9a-f]{12}\.json/g, '.000000000000.json');
      return route.fulfill({ response, body: text });
    });
    await page.keyboard.press('Control+k');
    await searchField(page).fill('node');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(manifests).toBe(2);
  });

  for (const [name, files] of [
    ['what starts a program', scripts],
    ['the SDK', /\/sdk\//],
    ['the demo data', /\/demo\/[0-9a-f]+\//],
  ] as const) {
    test(`an example without ${name} shows that the page was updated, and runs after the reload`, async ({
      page,
    }) => {
      await openExample(page);
      const giveBack = await takeAway(page, files);
      await page.getByRole('button', { name: 'Start the example' }).click();
      await reload(page, giveBack);
      await page.getByRole('button', { name: 'Start the example' }).click();
      await expect(exampleState(page, 'running')).toBeVisible({ timeout: 120_000 });
    });
  }

  async function openEditor(page: Page): Promise<void> {
    await page.goto('playground?example=cad-basic&version=4.x');
    await page.locator('.cm-content').first().waitFor();
  }

  async function write(page: Page, line: string): Promise<void> {
    await page.locator('.cm-content').first().click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(`${line}\n`);
    await expect(page).toHaveURL(/\?draft=/);
  }

  test('a change in the editor is kept after the reload if type files are gone', async ({
    page,
  }) => {
    const giveBackTypes = await takeAway(page, /\/frame\/types\//);
    await openEditor(page);
    await write(page, '// Mine');
    await reload(page, giveBackTypes);
    await expect(example(page).getByText('// Mine').first()).toBeVisible();
  });

  test('a change in the editor is kept after the reload if the compiler is gone', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await openEditor(page);
    await write(page, '// Mine');
    const giveBack = await takeAway(page, scripts);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await reload(page, giveBack);
    await expect(example(page).getByText('// Mine').first()).toBeVisible();
  });

  test('panels and downloads show that the page was updated if their files are gone', async ({
    page,
  }) => {
    await openExample(page);
    const giveBack = await takeAway(page, scripts);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await reload(page, giveBack);
    await waitForHydration(page, 'afterIntent');
    await chooseAction(page, 'Download');
    const pack = page.getByRole('button', { name: /^Download .*zip/ });
    await pack.waitFor();
    const giveBackData = await takeAway(page, /\/demo\/[0-9a-f]+\//);
    await pack.click();
    await reload(page, giveBackData);
  });

  test('a file that is still missing after the reload isn’t reported as an update', async ({
    page,
  }) => {
    await openExample(page);
    await takeAway(page, /\/sdk\//);
    await page.getByRole('button', { name: 'Start the example' }).click();
    const told = page.getByRole('alert').filter({ hasText: words });
    const loaded = page.waitForEvent('load');
    await told.getByRole('button', { name: 'Reload the page' }).click();
    await loaded;
    await waitForHydration(page, 'afterIntent');
    await page.getByRole('button', { name: 'Start the example' }).click();
    await expect(page.getByRole('alert')).toContainText('The viewer could not be loaded.');
    await expect(page.getByText(words)).toHaveCount(0);
  });

  test('a missing network isn’t reported as an update, and Retry continues', async ({
    page,
    context,
  }) => {
    await openExample(page);
    await context.setOffline(true);
    await chooseAction(page, 'Download');
    await expect(page.getByRole('alert')).toContainText('This panel did not load.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: /^Download .*zip/ })).toBeVisible();
  });
});
