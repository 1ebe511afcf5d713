/** Tests that the site works like any Docusaurus site if the `deferScripts` feature is off. */
import { buildFixtureSite, makeFixtureSite, serveFixtureSite } from '../fixtures/site';
import { expect, test, waitForHydration, watch } from './support';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let server: Awaited<ReturnType<typeof serveFixtureSite>>;

test.beforeAll(async () => {
  const site = makeFixtureSite({ name: 'scripts-at-once', features: { deferScripts: false } });
  const { exitCode, output } = await buildFixtureSite(site);
  expect(exitCode, output).toBe(0);
  server = await serveFixtureSite(site, 4720);
});

test.afterAll(() => server.close());

test('every page loads React, and the page script isn’t used', async ({ page }) => {
  const said = watch(page, server.address);
  for (const path of ['', 'docs/concepts', 'docs/api/classes/Thing', 'versions']) {
    await page.goto(server.address + path);
    await waitForHydration(page, 'optionOff');
    await expect(page.locator('html[data-scripts]')).toHaveCount(0);
  }
  expect(said.complaints).toEqual([]);
});

test('color mode, search and links work', async ({ page }) => {
  await page.goto(`${server.address}docs/concepts`);
  await waitForHydration(page, 'optionOff');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('.pagination-nav__link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/concepts'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
