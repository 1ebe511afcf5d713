/** Tests hostile values that another page on the host wrote to local storage, under every key that this site reads. */
import type { Page } from '@playwright/test';
import { storageNamespace } from '../../../src/siteFields/features';
import { withoutPrefetch } from '../faults';
import { expect, test, waitForHydration, searchField } from '../support';
import { watchAttack } from './page';
import { baseUrl, markup, storedValues } from './storage';

/** DocSearch's keys for this site's index, from before the site added a suffix to its keys. */
const formerKeys = ['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs'];
/** All keys that pages of the built site read. A site with an announcement would also read the announcement's ID. */
const keys = [
  'theme',
  'data-source',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docusaurus.tab.package-manager',
  ...formerKeys,
].map((key) => `${key}-${storageNamespace}`);

/**
 * The tests use only this page, because loading pages is slow. It reads all keys, including the one for its package
 * manager tabs.
 */
const readsAll = 'docs/installation';

function store(page: Page, stored: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

const under = (names: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, value]));

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
  const field = searchField(page);
  const isOpen = await field.waitFor({ timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  return isOpen ? [] : ['search does not open'];
}

interface Tabs {
  readonly page: Page;
  /** A page on the same host. It writes to the storage, but doesn't run the site's scripts. */
  readonly other: Page;
  /** A page of the site. It stays open and receives a `storage` event for each change. */
  readonly kept: Page;
}

async function attack({ page, other, kept }: Tabs, site: string, value: string): Promise<string[]> {
  const damage: string[] = [];
  const look = async (where: string, of = page) => {
    damage.push(...(await damageOf(of, site)).map((what) => `${where}: ${what}`));
  };
  await store(other, under(keys, value));
  await page.goto(readsAll);
  await waitForHydration(page, 'afterIntent');
  await look('page');
  damage.push(...(await openSearch(page)));
  await look('search');
  await page.keyboard.press('Escape');
  await store(other, under(formerKeys, value));
  damage.push(...(await openSearch(page)));
  await look('search with former keys');
  await look('page that was open', kept);
  return damage;
}

/** The values in four parts, because each part takes 15 seconds in Firefox. */
const parts = [0, 1, 2, 3].map((part) => storedValues.filter((_, index) => index % 4 === part));
for (const [part, values] of parts.entries()) {
  const details = part === 0 ? {} : { tag: '@more' };
  test(
    `hostile values in local storage don’t run code or break a page: part ${part + 1}`,
    details,
    async ({ page, context, site }) => {
      const other = await context.newPage();
      await other.goto('robots.txt');
      const kept = await context.newPage();
      await kept.goto('docs/examples/cad-basic');
      await waitForHydration(kept, 'afterIntent');
      // With reduced motion, examples don't start automatically.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await withoutPrefetch(page);
      const seen = [page, kept].map((each) => watchAttack(each, site));
      for (const { name, value } of values) {
        expect.soft(await attack({ page, other, kept }, site, value), name).toEqual([]);
        expect
          .soft(
            seen.flatMap(({ errors }) => errors.splice(0)),
            name,
          )
          .toEqual([]);
      }
      expect(seen.flatMap(({ dialogs }) => dialogs)).toEqual([]);
      expect(seen.flatMap(({ outside }) => outside)).toEqual([]);
    },
  );
}

test('pages read only the local storage keys that these tests attack', async ({ page }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    const read = new Set<string>();
    Storage.prototype.getItem = function (key) {
      read.add(key);
      return getItem.call(this, key);
    };
    Object.assign(window, { readKeys: read });
  });
  const known = [...keys, ...formerKeys].sort();
  for (const address of [readsAll, '', 'docs/examples/cad-basic', 'examples', 'search']) {
    await page.goto(address);
    await waitForHydration(page, 'afterIntent');
    await openSearch(page);
    const read = await page.evaluate(() => [
      ...(window as unknown as { readKeys: Set<string> }).readKeys,
    ]);
    if (address === readsAll) expect(read.sort()).toEqual(known);
    expect(known, address).toEqual(expect.arrayContaining(read));
  }
});

test(
  'a value stored by another page while search is open doesn’t run code or break search',
  { tag: '@more' },
  async ({ page, context, site }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    expect(await openSearch(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto('robots.txt');
    const [recent = ''] = keys.filter((key) => key.includes('RECENT'));
    for (const value of [
      '{"a',
      '7',
      `[{"hierarchy":{"lvl1":"${markup.replaceAll('"', '\\"')}"}}]`,
    ]) {
      await store(other, under(keys, value));
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), recent)).toBe('[]');
      // Typing makes the overlay render and read the keys again.
      await page.keyboard.type('a');
      expect(await damageOf(page, site)).toEqual([]);
    }
    await expect(searchField(page)).toHaveValue('aaa');
    expect(errors).toEqual([]);
  },
);

test(
  'search stays open if it renders after a storage change but before the event',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    expect(await openSearch(page)).toEqual([]);
    await page.keyboard.type('sector');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    for (const value of ['{"a', '7']) {
      // A page doesn't receive storage events for its own changes, so the overlay renders before any event.
      await store(page, under(keys, value));
      // The arrow key moves the selection, which renders the overlay again.
      await page.keyboard.press('ArrowDown');
      expect(await damageOf(page, site)).toEqual([]);
      await expect(searchField(page)).toHaveValue('sector');
      await expect(searchField(page)).toBeFocused();
      await expect(options.first()).toBeVisible();
    }
  },
);

test(
  'saved searches move from their former keys once, except those of other sites',
  { tag: '@more' },
  async ({ page }) => {
    const saved = (objectID: string, url: string) => ({
      objectID,
      type: 'lvl1',
      url,
      content: null,
      hierarchy: { lvl0: objectID, lvl1: objectID },
    });
    const own = saved('Own', `${baseUrl}docs/concepts`);
    const foreign = saved('Foreign', 'https://other.example/docs');
    await page.goto('robots.txt');
    await store(page, under(formerKeys, JSON.stringify([foreign, own])));
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
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
      [formerKeys, JSON.stringify([saved('Later', `${baseUrl}docs`)])] as const,
    );
    await page.reload();
    await waitForHydration(page, 'afterIntent');
    await openSearch(page);
    await expect(titles).toHaveText(['Own']);
  },
);
