/**
 * Tests the gallery of examples: pictures, filters, search with everyday words, and a plain list without JavaScript.
 */
import type { Page } from '@playwright/test';
import { expectedVersions } from '../expectedPages';
import { expect, test, waitForHydration } from './support';

const latest = expectedVersions.find(({ isLast }) => isLast);
const oldest = expectedVersions.at(-1);
if (latest === undefined || oldest === undefined) throw new Error('There is no version.');

async function shownNames(page: Page): Promise<string[]> {
  const links = page.locator('main a[href*="/examples/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.split('/').pop() ?? '').sort();
}

test('the gallery lists examples in the order of the sidebar, and recipes', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${latest.route}/examples/${latest.examples[0] ?? ''}`);
  const links = page.locator('.theme-doc-sidebar-menu a[href*="/examples/"]');
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto(`${site}examples`);
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups.first().getByRole('heading', { level: 2 })).toHaveText('Load models');
  const cards = page.locator('main li a[href*="/examples/"]');
  const shown = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(order.length).toBeGreaterThan(10);
  expect(shown.slice(0, order.length)).toEqual(order);
  const recipes = groups.filter({ has: page.getByRole('heading', { name: 'Recipes' }) });
  await expect(recipes.locator('a[href*="/cookbook/"]').first()).toBeVisible();
});

test('every example of the latest version has a picture and links to its page', async ({
  page,
  site,
}) => {
  await page.goto(`${site}examples`);
  expect(await shownNames(page)).toEqual([...latest.examples].sort());
  const pictures = page.locator('main li a[href*="/examples/"] img').filter({ visible: true });
  await expect(pictures).toHaveCount(latest.examples.length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
  }
  await page.locator('main a[href$="/examples/clipping"]').click();
  await expect(page).toHaveURL(/docs\/examples\/clipping$/);
});

test('filters by version, kind of data, topic and text narrow the list and are kept in the URL', async ({
  page,
  site,
}) => {
  await page.goto(`${site}examples`);
  await waitForHydration(page, 'afterIntent');
  const words = page.getByRole('searchbox', { name: 'What do you want to do?' });
  await words.fill('cut open');
  await expect.poll(() => shownNames(page)).not.toContain('cad-basic');
  expect(await shownNames(page)).toContain('clipping');
  await words.fill('nothing like this');
  await expect(page.getByRole('status')).toContainText('No examples match');
  await words.fill('');

  await page.getByRole('radio', { name: '360 images' }).check({ force: true });
  await expect(page).toHaveURL(/kind=photos/);
  const photos = await shownNames(page);
  expect(photos).toContain('image360');
  expect(photos).not.toContain('cad-basic');

  await page.getByRole('radio', { name: 'All' }).first().check({ force: true });
  await page.getByRole('radio', { name: 'Camera and view' }).check({ force: true });
  await expect(page).toHaveURL(/topic=Camera(?:\+|%20)and(?:\+|%20)view/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Camera and view',
  ]);
  await page.getByRole('radio', { name: 'All' }).nth(1).check({ force: true });
  await page.getByRole('radio', { name: '360 images' }).check({ force: true });

  await page.getByRole('radio', { name: oldest.label }).check({ force: true });
  await expect(page.getByRole('status')).toContainText('No examples match');
  await page.goto(`${site}examples?version=${oldest.label}`);
  await waitForHydration(page, 'afterIntent');
  await expect.poll(() => shownNames(page)).toEqual([...oldest.examples].sort());
});

test('the navbar and every sidebar link to the gallery, each sidebar to its version', async ({
  page,
  site,
}) => {
  for (const { route, label, examples } of expectedVersions) {
    await page.goto(`${site}${route}/examples/${examples[0] ?? ''}`);
    await expect(
      page.locator('.navbar').getByRole('link', { name: 'Examples' }).first(),
    ).toHaveAttribute('href', /\/examples$/);
    const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Browse all' });
    await expect(link).toHaveAttribute('href', /\/examples\?version=[^&]+$/);
    const href = await link.getAttribute('href');
    expect(href?.split('=')[1]).toBe(label.toLowerCase());
  }
});

test('without JavaScript, the gallery is a list of links', async ({ plainPage: page, site }) => {
  await page.goto(`${site}examples`);
  expect(await shownNames(page)).toEqual([...latest.examples].sort());
  await expect(page.locator('main li a').first()).toBeVisible();
});
