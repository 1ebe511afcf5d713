/**
 * What another page of the same host put into local storage: nothing of it runs, nothing of it crashes a page or keeps
 * search from opening. Each value goes under every key that pages of the site read.
 */
import type { Page } from '@playwright/test';
import { storageNamespace } from '../../../src/site/features';
import { expect, test, waitForHydration, watch, type PageWatch } from '../support';
import { markup, storedValues, type StoredValue } from './storage';

/** Keys as DocSearch would name them for the index of this site, and as it did before the namespace. */
const formerKeys = ['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs'];
/** Everything that a page of the built site reads, without the namespace. */
const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docusaurus.tab.package-manager',
  'example.4.x.cad-basic',
  ...formerKeys,
].map((key) => `${key}-${storageNamespace}`);

interface Watched extends PageWatch {
  readonly dialogs: readonly string[];
}

function watchAttack(page: Page, site: string): Watched {
  const dialogs: string[] = [];
  page.on('dialog', (shown) => {
    dialogs.push(shown.message());
    void shown.dismiss();
  });
  return { ...watch(page, site), dialogs };
}

function store(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

const under = (names: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, value]));

/** What went wrong on the page that is open, in words. */
async function damageOf(page: Page, site: string): Promise<string[]> {
  return page.evaluate((own) => {
    const found: string[] = [];
    if ('attacked' in window) found.push('a script ran');
    if (document.querySelector('[data-attack]') !== null) found.push('markup became an element');
    if (document.querySelector('h1')?.textContent === 'This page crashed.')
      found.push('it crashed');
    if (document.querySelector('h1') === null) found.push('nothing is shown');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a')) {
      if (!link.href.startsWith(own)) found.push(`a saved search leads to ${link.href}`);
    }
    return found;
  }, site);
}

async function openSearch(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const field = page.getByPlaceholder('Search docs');
  const isOpen = await field.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
  return isOpen ? [] : ['search does not open'];
}

async function attack(page: Page, site: string, { value }: StoredValue): Promise<string[]> {
  const damage: string[] = [];
  const look = async (where: string) => {
    damage.push(...(await damageOf(page, site)).map((what) => `${where}: ${what}`));
  };
  // A page of the host that runs nothing.
  await page.goto('robots.txt');
  await store(page, under(keys, value));
  await page.goto('docs/examples/cad-basic');
  await waitForHydration(page);
  await look('example');
  damage.push(...(await openSearch(page)));
  await look('search');
  await page.keyboard.press('Escape');
  if (damage.length > 0) return damage;

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await look('guide');
  await store(page, under(formerKeys, value));
  damage.push(...(await openSearch(page)));
  await look('search with former keys');
  return damage;
}

const halves = [
  storedValues.slice(0, storedValues.length / 2),
  storedValues.slice(storedValues.length / 2),
];
for (const [half, values] of halves.entries()) {
  test(`poisoned values under every key do nothing: half ${half + 1}`, async ({ page, site }) => {
    // Examples wait for a tap.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = watchAttack(page, site);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const value of values) {
      expect.soft(await attack(page, site, value), value.name).toEqual([]);
      expect.soft(errors.splice(0), value.name).toEqual([]);
    }
    expect(seen.dialogs).toEqual([]);
    expect(seen.outside).toEqual([]);
  });
}

test('a value that another page stores while search is open does nothing', async ({
  page,
  context,
  site,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('docs/concepts');
  await waitForHydration(page);
  expect(await openSearch(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('robots.txt');
  const [recent = ''] = keys.filter((key) => key.includes('RECENT'));
  for (const value of ['{"a', '7', `[{"hierarchy":{"lvl1":"${markup.replaceAll('"', '\\"')}"}}]`]) {
    await store(other, under(keys, value));
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), recent)).toBe('[]');
    // Draws the overlay again, which reads the keys again.
    await page.keyboard.type('a');
    expect(await damageOf(page, site)).toEqual([]);
  }
  await expect(page.getByPlaceholder('Search docs')).toHaveValue('aaa');
  expect(errors).toEqual([]);
});

test('searches of former keys move over once, those of other sites stay', async ({ page }) => {
  const saved = (objectID: string, url: string) => ({
    objectID,
    type: 'lvl1',
    url,
    content: null,
    hierarchy: { lvl0: objectID, lvl1: objectID },
  });
  const own = saved('Own', '/reveal-docs/docs/concepts');
  const foreign = saved('Foreign', '/other-site/docs');
  await page.goto('robots.txt');
  await store(page, under(formerKeys, JSON.stringify([foreign, own])));
  await page.goto('docs/concepts');
  await waitForHydration(page);
  const titles = page.locator('.DocSearch-Hit-title');
  await openSearch(page);
  await expect(titles).toHaveText(['Own', 'Own']);
  const stored = () =>
    page.evaluate((names) => names.map((name) => localStorage.getItem(name)), formerKeys);
  expect(await stored()).toEqual([JSON.stringify([foreign]), JSON.stringify([foreign])]);

  await page.getByTitle('Remove this search from favorites').click();
  await expect(titles).toHaveText(['Own']);
  await page.evaluate(
    ([names, text]) => names.forEach((name) => localStorage.setItem(name, text)),
    [formerKeys, JSON.stringify([saved('Later', '/reveal-docs/docs')])] as const,
  );
  await page.reload();
  await waitForHydration(page);
  await openSearch(page);
  await expect(titles).toHaveText(['Own']);
});
