/** Tests the search overlay and the search page of the built site, with the site's own index. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { answerQuery } from '@reveal-docs/search/engine/answer';
import { createEngine } from '@reveal-docs/search/engine/engine';
import {
  fileRecords,
  recordsFolder,
  type RecordsFile,
  type RecordsManifest,
} from '@reveal-docs/search/records';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { storageNamespace } from '../../src/siteFields/features';
import { latest, next, older, otherLayout, removedClass, versions } from '../fixtures/versions';
import { findViolations } from './axe';
import { expectAtHeading } from './headingPosition';
import { expect, test, waitForHydration, watch, type PageState, searchField } from './support';

const built = readBuildInfo();
const oldest = older.at(-1) ?? latest;
/** A short guide. It hydrates in half the time of a long guide, and most tests would work on any page. */
const start = 'docs/installation';
const records = '**/search-index/**';
const readRecords = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(buildDir, recordsFolder, name), 'utf8'));

/** A class that was removed, and the newest version that still has it. */
const { name: onlyInOlder, from: lastWithIt } = removedClass();

/** Empties the indexes of newer versions. Their migration guides and their lists of removed names mention the class. */
async function emptyNewerVersions(page: Page): Promise<void> {
  for (const { name } of versions.slice(0, versions.indexOf(lastWithIt))) {
    await page.route(`**/search-index/docs-default-${name}.*`, (route) =>
      route.fulfill({ json: { language: 'en', pages: [] } }),
    );
  }
}

const field = searchField;
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const hits = (page: Page): Locator => page.locator('.DocSearch-Hit');
const groups = (page: Page): Locator => page.locator('.DocSearch-Hits');
const group = (page: Page, name: string): Locator =>
  dialog(page).getByRole('listbox', { name, exact: true });

const saved = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `saved${index}`,
    type: 'lvl1',
    url: `${built?.baseUrl ?? '/'}docs/saved-${index}`,
    content: null,
    hierarchy: { lvl0: `Saved ${index}`, lvl1: `Saved ${index}` },
  }));

async function seed(page: Page, recent: number, favorite: number): Promise<void> {
  const [recentKey, favoriteKey] = ['RECENT', 'FAVORITE'].map(
    (kind) => `__DOCSEARCH_${kind}_SEARCHES__docs-${storageNamespace}`,
  );
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('seeded') !== null) return;
      sessionStorage.setItem('seeded', '1');
      for (const [key, hits] of Object.entries(stored)) {
        localStorage.setItem(key, JSON.stringify(hits));
      }
    },
    { [recentKey ?? '']: saved(recent), [favoriteKey ?? '']: saved(favorite) },
  );
}

async function visit(page: Page, address: string, state: PageState = 'afterIntent'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page, state);
}

/** Opens search while new scripts are blocked. Returns a function that unblocks them. */
async function openHeld(page: Page): Promise<() => void> {
  await visit(page, start);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  return release;
}

async function openOverlay(page: Page, address = start): Promise<void> {
  await visit(page, address);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Stops timers and animation frames. Pages need the clock from `page.clock.install()`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test.describe('opening and closing', () => {
  const openAndClose = async (page: Page, keys: string): Promise<void> => {
    const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  };

  for (const keys of ['Control+k', 'Meta+k', '/']) {
    const details = keys === 'Control+k' ? {} : { tag: '@more' };
    test(
      `${keys} opens search, Escape closes it and restores the focus: beforeIntent`,
      details,
      async ({ page }) => {
        await visit(page, start, 'beforeIntent');
        await openAndClose(page, keys);
      },
    );
  }

  test('each key opens search, Escape closes it and restores the focus: afterIntent', async ({
    page,
  }) => {
    await visit(page, start);
    for (const keys of ['Control+k', 'Meta+k', '/']) await openAndClose(page, keys);
  });

  test('the number of results is announced', async ({ page }) => {
    await openOverlay(page);
    await field(page).fill('camera');
    const announced = dialog(page).getByRole('status');
    await expect(announced).toHaveText(/^\d+ results$/);
    await field(page).fill('zzqqxxyy');
    await expect(announced).toHaveText('No results for "zzqqxxyy"');
  });

  test(
    'a slash in a text field is typed and doesn’t open search',
    { tag: '@more' },
    async ({ page }) => {
      await visit(page, start);
      await page.evaluate(() => {
        document
          .querySelector('article')
          ?.insertAdjacentHTML(
            'afterbegin',
            '<input id="p-input"><textarea id="p-area"></textarea>' +
              '<select id="p-select"><option>/</option></select>' +
              '<div id="p-editor" contenteditable="true"><p id="p-inner">text</p></div>',
          );
      });
      for (const id of ['p-input', 'p-area', 'p-select', 'p-editor']) {
        await page.locator(`#${id}`).focus();
        await page.keyboard.press('/');
      }
      await expect(page.locator('#p-input')).toHaveValue('/');
      await expect(page.locator('#p-area')).toHaveValue('/');
      await expect(page.locator('#p-editor')).toContainText('/');
      await expect(dialog(page)).toHaveCount(0);
      await page.locator('#p-input').focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    },
  );

  test(
    'a click on the backdrop closes search, a click inside doesn’t',
    { tag: '@more' },
    async ({ page }) => {
      await openOverlay(page);
      await dialog(page).click({ position: { x: 20, y: 100 } });
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(5, 500);
      await expect(dialog(page)).toBeHidden();
    },
  );

  test(
    'Escape closes search with results, and Tab stays inside',
    { tag: '@more' },
    async ({ page }) => {
      await openOverlay(page);
      await page.keyboard.type('addModel');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(field(page)).not.toBeFocused();
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await field(page).focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    },
  );

  test('no search files load until the reader hovers or opens search', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, start);
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    expect(requests.filter((url) => url.includes('search-index'))).toEqual([]);
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(before);
    expect(requests.filter((url) => url.includes('search-index'))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect.poll(() => requests.some((url) => url.includes('search-index'))).toBe(true);
  });

  test('typed text shows first, and is searched when typing pauses', async ({ page }) => {
    await page.clock.install();
    await openOverlay(page);
    await stopClock(page);
    await page.keyboard.type('camera');
    await expect(field(page)).toHaveValue('camera');
    const clear = dialog(page).getByRole('button', { name: 'Clear the query' });
    await expect(clear).toBeHidden();
    await page.clock.resume();
    await expect(clear).toBeVisible();
    await expect(hits(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('camera');
  });

  test('text typed while the overlay loads is searched', async ({ page }) => {
    const release = await openHeld(page);
    await page.keyboard.type('clio');
    await page.keyboard.press('Backspace');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('cli');
    await page.keyboard.type('pping');
    await expect(field(page)).toHaveValue('clipping');
    await expect(hits(page).first()).toContainText(/clip/i);
  });

  test('Escape while the overlay loads cancels opening', { tag: '@more' }, async ({ page }) => {
    const release = await openHeld(page);
    await page.keyboard.type('clip');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
  });

  test('an error shows if a script can’t be loaded, and the next attempt works', async ({
    page,
  }) => {
    // Block the overlay's own script from the start, because the page might load it before the reader opens search.
    const scripts = fs.readdirSync(path.join(buildDir, 'assets/js'));
    const overlays = scripts.filter((name) =>
      fs
        .readFileSync(path.join(buildDir, 'assets/js', name), 'utf8')
        .includes('search-suggestions'),
    );
    expect(overlays.length).toBeGreaterThan(0);
    const isOverlay = (address: URL) => overlays.some((name) => address.pathname.endsWith(name));
    await page.route(isOverlay, (route) => route.abort());
    await visit(page, start);
    await page.keyboard.press('Control+k');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Search did not load');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(alert).toContainText('Search did not load');
    await page.keyboard.press('Control+k');
    await expect(alert).toContainText('Search did not load');
    await page.unroute(isOverlay);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const [platform, hint] of [
  ['Linux x86_64', 'CtrlK'],
  ['MacIntel', '⌘K'],
] as const) {
  test(`the search button shows ${hint} on ${platform}`, { tag: '@more' }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { get: () => value });
    }, platform);
    await visit(page, start);
    await expect(page.locator('.search-button__keys')).toHaveText(hint);
  });
}

test.describe('first results', () => {
  test('appear before React loads, for mouse, keys and screen readers, and are replaced by all', async ({
    page,
    site,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/js\/main\./, (route) => released.then(() => route.continue()));
    await page.goto(start);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('addModel');
    const input = page.getByRole('combobox', { name: 'Search' });
    const options = page.getByRole('listbox', { name: 'First results' }).getByRole('option');
    const status = page.getByRole('dialog', { name: 'Search' }).getByRole('status');
    await expect(options.first()).toContainText('addModel()');
    await expect(options.first()).toContainText('Cognite3DViewer');
    await expect(options.first()).toHaveAttribute('href', /^\/.*Cognite3DViewer#addmodel$/);
    await expect(options.first().locator('mark')).toHaveText('addModel');
    const count = await options.count();
    await expect(status).toHaveText(`${count} results so far. Loading the rest…`);
    const isActive = async (index: number) => {
      const id = await options.nth(index).getAttribute('id');
      await expect(input).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    };
    await isActive(0);
    await page.keyboard.press('ArrowUp');
    await isActive(count - 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await isActive(1);
    await input.fill('zzqqxxyy');
    await expect(options).toHaveCount(0);
    await expect(status).toHaveText('No titles match. Loading the rest…');
    await input.fill('addModel');
    release();
    await expect(hits(page).first()).toContainText('addModel()');
    await expect(options).toHaveCount(0);

    await page.unroute(/\/js\/main\./);
    await page.route(/\/js\/main\./, () => {});
    await page.goto(start);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('addModel');
    await isActive(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/Cognite3DViewer#addmodel$/);
    expect(page.url().startsWith(site)).toBe(true);
  });

  test('are from the version of the page, the preferred one, or the latest', async ({ page }) => {
    await page.route(/\/js\/main\./, () => {});
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url().split('/').at(-1) ?? ''));
    const titlesOn = async (address: string): Promise<string | undefined> => {
      files.length = 0;
      await page.goto(address);
      await page.keyboard.press('/');
      await page.keyboard.type('camera');
      await page.getByRole('option').first().waitFor();
      return files
        .find((file) => file.startsWith('titles-'))
        ?.split('.')
        .slice(0, -2)
        .join('.');
    };
    const latestTitles = `titles-docs-default-${latest.name}`;
    const nextTitles = `titles-docs-default-${next.name}`;
    expect(await titlesOn(`${next.routePath}/concepts`)).toBe(nextTitles);
    expect(await titlesOn('versions')).toBe(latestTitles);
    await page.evaluate(
      (name) => localStorage.setItem('docs-preferred-version-default-reveal-docs', name),
      next.name,
    );
    expect(await titlesOn('versions')).toBe(nextTitles);
  });

  test(
    'load before React, which doesn’t wait longer than two seconds',
    { tag: '@more' },
    async ({ page }) => {
      let isReactRequested = false;
      await page.route(/\/js\/main\./, (route) => {
        isReactRequested = true;
        return route.continue();
      });
      // The titles never arrive.
      await page.route(/\/titles-/, () => {});
      await page.clock.install({ time: 0 });
      await page.goto(start);
      await waitForHydration(page, 'beforeIntent');
      await page.clock.pauseAt(3_600_000);
      const titles = page.waitForRequest(/\/titles-/);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('addModel');
      await titles;
      await page.clock.runFor(1900);
      expect(isReactRequested).toBe(false);
      await page.clock.runFor(200);
      await page.clock.resume();
      await expect(hits(page).first()).toContainText('addModel()');
    },
  );

  test('that can’t be loaded don’t prevent all results', { tag: '@more' }, async ({ page }) => {
    await page.route(/\/titles-/, (route) => route.abort());
    await page.goto(start);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('addModel');
    await expect(hits(page).first()).toContainText('addModel()');
  });
});

test.describe('results', () => {
  test(
    'for addModel start with the method, grouped by kind with at most 6 each',
    { tag: '@engines' },
    async ({ page, site }) => {
      await openOverlay(page);
      await page.keyboard.type('addModel');
      await expect(dialog(page).getByRole('option', { selected: true })).toHaveAccessibleName(
        'addModel() Cognite3DViewer',
      );
      await expect(dialog(page).getByRole('listbox').first()).toHaveAccessibleName('API');
      for (const [name, address] of Object.entries({
        API: /\/docs\/api[/#]/,
        Guides: /\/docs\/(?!api[/#]|examples\/)/,
        Examples: /\/examples/,
      })) {
        const options = group(page, name).getByRole('option');
        const urls = await options.evaluateAll((links) =>
          links.map((link) => (link as HTMLAnchorElement).href),
        );
        expect(urls.length, name).toBeGreaterThan(0);
        expect(urls.length, name).toBeLessThanOrEqual(6);
        expect(
          urls.filter((url) => !address.test(url)),
          name,
        ).toEqual([]);
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        `${site}docs/api/cognite_reveal/classes/Cognite3DViewer#addmodel`,
      );
      await expect(dialog(page)).toBeHidden();
    },
  );

  test('are in the order of their rank in each group, and the best group is first', async ({
    page,
  }) => {
    const { files, latest: tag } = readRecords('manifest.json') as RecordsManifest;
    const engine = createEngine(fileRecords(readRecords(files[tag] ?? '') as RecordsFile));
    await openOverlay(page);
    // These queries find both sections and whole pages, of several kinds.
    for (const query of ['camera', 'point cloud', 'highlight']) {
      const ranked = answerQuery(
        [engine],
        { query, indexName: '', hitsPerPage: 20 },
        (path) => path,
      ).hits.map(({ url }) => url);
      await field(page).fill(query);
      await expect(dialog(page).getByRole('status')).toHaveText(/results/);
      await expect(dialog(page).getByRole('option').first().locator('mark').first()).toHaveText(
        new RegExp(query.slice(0, 5), 'i'),
      );
      const lists = await dialog(page)
        .getByRole('listbox')
        .evaluateAll(
          (all, base) =>
            all.map((list) =>
              [...list.querySelectorAll('a')].map((link) =>
                (link.getAttribute('href') ?? '').slice(base.length),
              ),
            ),
          built?.baseUrl ?? '/',
        );
      expect(lists.length, query).toBeGreaterThan(1);
      const places = lists.map((list) => list.map((url) => ranked.indexOf(url)));
      expect(places.flat(), query).not.toContain(-1);
      for (const list of places) expect(list, query).toEqual(list.toSorted((a, b) => a - b));
      const firsts = places.map(([first]) => first ?? -1);
      expect(firsts, query).toEqual(firsts.toSorted((a, b) => a - b));
      expect(firsts[0], query).toBe(0);
    }
  });

  test('are rows of 44 px on wide and narrow screens', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openOverlay(page);
      await page.keyboard.type('camera');
      const options = dialog(page).getByRole('option');
      await expect(options.first()).toBeVisible();
      const heights = await options.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().height),
      );
      expect(new Set(heights), String(width)).toEqual(new Set([44]));
    }
  });

  test(
    'open in new tabs on Ctrl+click and middle click, and search stays open',
    { tag: '@more' },
    async ({ page, context, site }) => {
      await openOverlay(page);
      await page.keyboard.type('addModel');
      await expect(hits(page).first()).toContainText('addModel()');
      for (const how of [
        { modifiers: ['ControlOrMeta' as const] },
        { button: 'middle' as const },
      ]) {
        const opened = context.waitForEvent('page');
        await hits(page).first().getByRole('option').click(how);
        const tab = await opened;
        await expect(tab).toHaveURL(
          `${site}docs/api/cognite_reveal/classes/Cognite3DViewer#addmodel`,
        );
        await expect(tab.getByRole('heading', { level: 1 })).toContainText('Cognite3DViewer');
        await expect(page).toHaveURL(`${site}${start}`);
        await expect(dialog(page)).toBeVisible();
        await expect(field(page)).toHaveValue('addModel');
        expect(context.pages()).toHaveLength(2);
        await tab.close();
      }
    },
  );

  test('are from the version of the open page', async ({ page, site }) => {
    await openOverlay(page, `${otherLayout.routePath}/installation`);
    await page.keyboard.type('model');
    await expect(hits(page).first()).toBeVisible();
    const urls = await hits(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const own = urls.filter((url) => url.startsWith(`${site}docs/`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((url) => !url.startsWith(`${site}${otherLayout.routePath}`))).toEqual([]);
  });

  test(
    'are counted by "See all", which opens the search page',
    { tag: '@more' },
    async ({ page, site }) => {
      await openOverlay(page, `${otherLayout.routePath}/installation`);
      // Fill in the whole word at once. Otherwise, the first count could be for a part of the word.
      await field(page).fill('camera');
      const all = page.getByRole('link', { name: /^See all \d+ results$/ });
      const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
      expect(Number(count)).toBeGreaterThan(20);
      await all.click();
      await expect(page).toHaveURL(`${site}search?q=camera&version=${otherLayout.name}`);
      await expect(page.getByRole('status')).toHaveText(`${count} results in ${otherLayout.label}`);
    },
  );

  test(
    'have snippets of at most 10 words, 5 on narrow screens',
    { tag: '@more' },
    async ({ page }) => {
      const longest = async () => {
        await page.keyboard.type('camera');
        await expect(hits(page).first()).toBeVisible();
        const texts = await page.locator('.DocSearch-Hit-path').allTextContents();
        return Math.max(...texts.map((text) => text.split(/\s+/).filter(Boolean).length));
      };
      await openOverlay(page);
      const wide = await longest();
      expect(wide).toBeLessThanOrEqual(10);
      expect(wide).toBeGreaterThan(5);
      await page.setViewportSize({ width: 768, height: 900 });
      await openOverlay(page);
      expect(await longest()).toBeLessThanOrEqual(5);
    },
  );

  test('open exactly at their headings, on the same page and on another page', async ({ page }) => {
    const classPage = 'docs/api/cognite_reveal/classes/Cognite3DViewer';
    for (const [query, name] of [
      ['addModel', `${classPage}#addmodel`],
      ['styled node collection', '#'],
    ] as const) {
      await openOverlay(page, classPage);
      await page.keyboard.type(query);
      await expect(page.getByRole('link', { name: /^See all/ })).toBeVisible();
      const result = hits(page).locator(`a[href*="${name}"]`).first();
      const url = new URL((await result.getAttribute('href')) ?? '', page.url());
      await result.click();
      await page.waitForURL(url.href);
      // Removing the overlay must not scroll the page.
      await expect(page.locator('.DocSearch-Container')).toHaveCount(0);
      await expectAtHeading(page, `from the results for ${query}`);
    }
  });

  test('show code as text, with only marks as elements', async ({ page }) => {
    await openOverlay(page);
    await page.keyboard.type('Promise');
    const texts = page.locator('.DocSearch-Hit-title, .DocSearch-Hit-path');
    await expect(texts.first()).toBeVisible();
    expect((await texts.allTextContents()).join(' ')).toMatch(/<\w/);
    const elements = await texts.evaluateAll((list) =>
      list.flatMap((element) => [...element.querySelectorAll('*')].map((inner) => inner.tagName)),
    );
    expect(elements.length).toBeGreaterThan(0);
    expect(new Set(elements)).toEqual(new Set(['MARK']));
  });

  test(
    'accept queries of up to 64 characters, including special characters',
    { tag: '@more' },
    async ({ page, site }) => {
      const seen = watch(page, site);
      await openOverlay(page);
      await page.keyboard.type('x'.repeat(70));
      await expect(field(page)).toHaveValue('x'.repeat(64));
      for (const query of [
        '<img src=x onerror=alert(1)>',
        '"\'&',
        'مرحبا',
        '🙂',
        '   ',
        'a:b AND (c',
      ]) {
        await field(page).fill(query);
        await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
      }
      await expect(dialog(page)).toBeVisible();
      expect(seen.complaints).toEqual([]);
      expect(seen.outside).toEqual([]);
    },
  );
});

test.describe('start screen', () => {
  const section = (page: Page, name: string): Locator =>
    groups(page).filter({ has: page.locator('.DocSearch-Hit-source', { hasText: name }) });

  test('shows that there are no recent searches, and pages to open until the reader types', async ({
    page,
  }) => {
    await openOverlay(page);
    await expect(dialog(page)).toContainText('No recent searches');
    const destinations = dialog(page).getByRole('navigation', { name: 'Pages to start with' });
    await expect(destinations.getByRole('link')).toHaveCount(5);
    await page.keyboard.type('camera');
    await expect(hits(page).first()).toBeVisible();
    await expect(destinations).toBeHidden();
    await page.keyboard.press('Escape');
    await openOverlay(page);
    await destinations.getByRole('link', { name: 'Examples' }).click();
    await expect(page).toHaveURL(/\/examples$/);
  });

  test(
    'lists an opened result, which can become a favorite and be removed',
    { tag: '@more' },
    async ({ page }) => {
      await openOverlay(page);
      await page.keyboard.type('addModel');
      await expect(hits(page).first()).toContainText('addModel()');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();

      await page.keyboard.press('Control+k');
      await expect(section(page, 'Recent').locator('.DocSearch-Hit')).toHaveCount(1);
      await expect(section(page, 'Recent')).toContainText('addModel()');
      await section(page, 'Recent').getByTitle('Save this search').click();
      await expect(section(page, 'Favorite')).toContainText('addModel()');
      await expect(section(page, 'Recent')).toHaveCount(0);

      await page.reload();
      await waitForHydration(page, 'afterIntent');
      await page.keyboard.press('Control+k');
      await section(page, 'Favorite').getByTitle('Remove this search from favorites').click();
      await expect(dialog(page)).toContainText('No recent searches');
    },
  );

  test('keeps up to 7 recent searches', { tag: '@more' }, async ({ page }) => {
    await seed(page, 7, 0);
    await openOverlay(page);
    await expect(section(page, 'Recent').locator('.DocSearch-Hit')).toHaveCount(7);
    await page.keyboard.type('addModel');
    await expect(hits(page).first()).toContainText('addModel()');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(section(page, 'Recent').locator('.DocSearch-Hit')).toHaveCount(7);
    await expect(section(page, 'Recent').locator('.DocSearch-Hit').first()).toContainText(
      'addModel()',
    );
    await expect(section(page, 'Recent')).not.toContainText('Saved 6');
  });

  test(
    'keeps 4 recent searches if there are favorites, and up to 10 favorites',
    { tag: '@more' },
    async ({ page }) => {
      await seed(page, 7, 12);
      await openOverlay(page);
      await expect(section(page, 'Recent').locator('.DocSearch-Hit')).toHaveCount(4);
      await expect(section(page, 'Favorite').locator('.DocSearch-Hit')).toHaveCount(10);
    },
  );
});

test.describe('no results', () => {
  test('shows a message and three suggestions that can be followed', async ({ page }) => {
    await openOverlay(page);
    await page.keyboard.type('camera', { delay: 20 });
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('zzqqxy');
    await expect(dialog(page)).toContainText('No results for "zzqqxy"');
    const suggestions = dialog(page)
      .getByRole('list', { name: 'Try searching for:' })
      .getByRole('button');
    await expect(suggestions).toHaveText(['Camera', /./, /./]);
    const letUsKnow = dialog(page).getByRole('link', { name: 'Let us know.' });
    await expect(letUsKnow).toHaveCount(built?.repoUrl === undefined ? 0 : 1);
    await suggestions.first().click();
    await expect(field(page)).toHaveValue('Camera');
    await expect(field(page)).toBeFocused();
    await expect(hits(page).first()).toBeVisible();
  });

  test('links to results in another version', { tag: '@more' }, async ({ page, site }) => {
    await emptyNewerVersions(page);
    await openOverlay(page);
    await page.keyboard.type(onlyInOlder);
    await expect(dialog(page)).toContainText(`No results for "${onlyInOlder}"`);
    const line = page.locator('.search-other-version');
    await expect(line).toContainText(
      `No results in ${latest.label}, but ${lastWithIt.label} has results`,
    );
    await line.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${site}${lastWithIt.routePath}/`));
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('failures', () => {
  test('records that can’t be fetched show an error, and Retry recovers', async ({ page }) => {
    await page.route(records, (route) => route.abort());
    await openOverlay(page);
    await page.keyboard.type('addModel');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(page.getByText('No results for')).toBeHidden();
    await field(page).fill('');
    await expect(page.getByText('Unable to fetch results')).toBeHidden();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await field(page).fill('addModel');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(records);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toContainText('addModel()');
    await expect(field(page)).toHaveValue('addModel');
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  });

  test(
    'an HTTP error or an invalid file shows an error, and typing more recovers',
    { tag: '@more' },
    async ({ page }) => {
      const answers = {
        addM: { status: 500, body: '' },
        addMo: { status: 404, body: 'Not found' },
        addMod: { status: 200, body: '{"files":', contentType: 'application/json' },
      } as const;
      let query: keyof typeof answers = 'addM';
      const answered = new Set<string>();
      await page.route(records, (route) => {
        answered.add(query);
        return route.fulfill(answers[query]);
      });
      await openOverlay(page);
      for (query of ['addM', 'addMo', 'addMod'] as const) {
        await field(page).fill('');
        await expect(page.getByText('Unable to fetch results')).toBeHidden();
        await field(page).fill(query);
        await expect(dialog(page)).toContainText('Unable to fetch results');
        // Each query must request the records again, because the previous request failed.
        await expect.poll(() => [...answered]).toContain(query);
      }
      await page.unroute(records);
      await page.keyboard.type('el');
      await expect(hits(page).first()).toContainText('addModel()');
    },
  );

  test('a slow response is shown as stalled', { tag: '@more' }, async ({ page }) => {
    await page.route(records, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await openOverlay(page);
    await page.keyboard.type('addModel');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(hits(page).first()).toContainText('addModel()');
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });
});

test.describe('search page', () => {
  const input = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
  const results = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
  const panel = (page: Page): Locator => page.getByRole('listbox', { name: 'First results' });

  test('opens from a bookmark in the latest version, with the panel closed', async ({
    page,
    site,
  }) => {
    const seen = watch(page, site);
    await visit(page, 'search?q=camera');
    await expect(input(page)).toHaveValue('camera');
    await expect(results(page)).toHaveCount(20);
    await expect(page.getByLabel('Version')).toHaveValue(latest.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "camera"');
    await expect(page.getByRole('status')).toHaveText(
      new RegExp(`^\\d+ results in ${latest.label}$`),
    );
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(seen.complaints).toEqual([]);
    expect(seen.outside).toEqual([]);
  });

  test('typed text shows first, is never lost, and is complete when Enter is pressed', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await visit(page, 'search');
    await stopClock(page);
    await page.keyboard.type('came');
    await expect(input(page)).toHaveValue('came');
    await expect(page).toHaveURL(`${site}search`);
    // Renders the field again, with the text that the page knows.
    await page.getByLabel('Version').selectOption(oldest.name);
    await expect(page).toHaveURL(`${site}search?version=${oldest.name}`);
    await input(page).press('End');
    await page.keyboard.type('ra');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}search?version=${oldest.name}&q=camera`);
    await expect(input(page)).toHaveValue('camera');
    await page.clock.resume();
    await expect(results(page)).toHaveCount(20);
  });

  test('the footer is below the window before and after results appear', async ({ page }) => {
    await visit(page, 'search');
    const footer = page.getByRole('contentinfo');
    await expect(footer).not.toBeInViewport();
    await input(page).fill('camera');
    await expect(results(page)).toHaveCount(20);
    await expect(footer).not.toBeInViewport();
  });

  test(
    'takes the version from the URL and writes the chosen version to it',
    { tag: '@more' },
    async ({ page, site }) => {
      await visit(page, `search?q=model&version=${otherLayout.name}`);
      await expect(page.getByLabel('Version')).toHaveValue(otherLayout.name);
      await expect(results(page).first()).toBeVisible();
      await page.getByLabel('Version').selectOption(oldest.name);
      await expect(page).toHaveURL(`${site}search?q=model&version=${oldest.name}`);
      await expect(page.getByRole('status')).toHaveText(new RegExp(`in ${oldest.label}$`));
      await visit(page, 'search?q=model&version=no-such-version');
      await expect(page.getByLabel('Version')).toHaveValue(latest.name);
    },
  );

  test('shows a hint if the field is empty', { tag: '@more' }, async ({ page }) => {
    await visit(page, 'search');
    // Search engines must not index result pages, but they can index the search page itself.
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(`Search the ${latest.label} docs.`);
    await expect(input(page)).toBeFocused();
  });

  test(
    'shows more results on scrolling and by the button, each once',
    { tag: '@more' },
    async ({ page }) => {
      await visit(page, `search?q=model&version=${oldest.name}`);
      await expect(results(page)).toHaveCount(20);
      await page.getByRole('button', { name: 'Show more results' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => results(page).count()).toBeGreaterThan(20);
      const total = Number(/\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0]);
      // When the end of the list comes into view, the page requests the next results.
      for (let shown = await results(page).count(); shown < total;) {
        await results(page).last().scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 3_000);
        await expect.poll(() => results(page).count()).toBeGreaterThan(shown);
        shown = await results(page).count();
      }
      await expect(results(page)).toHaveCount(total);
      await expect(page.getByRole('button', { name: 'Show more results' })).toHaveCount(0);
      const links = await results(page)
        .locator('h2 a')
        .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
      expect(new Set(links).size).toBe(links.length);
    },
  );

  test('filters by kind of page, and shows counts', { tag: '@more' }, async ({ page, site }) => {
    await visit(page, 'search?q=clipping');
    const kinds = page.getByLabel('Pages');
    await expect(kinds.getByRole('option', { name: /^Examples \([1-9]\d*\)$/ })).toBeAttached();
    await kinds.selectOption('example');
    await expect
      .poll(async () => {
        const links = await results(page)
          .locator('h2 a')
          .evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).href));
        return links.length > 0 && links.every((url) => url.startsWith(`${site}docs/examples/`));
      })
      .toBe(true);
  });

  test(
    'the panel opens with results; Escape closes it, then clears the query',
    { tag: '@more' },
    async ({ page, site }) => {
      await visit(page, 'search');
      await input(page).pressSequentially('addModel', { delay: 20 });
      await expect(panel(page)).toBeVisible();
      await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(`${site}search?q=addModel`);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(input(page)).toHaveValue('addModel');
      await page.keyboard.press('Escape');
      await expect(input(page)).toHaveValue('');
      await expect(page).toHaveURL(`${site}search`);
    },
  );

  test(
    'the panel closes on submit and blur, and its entries open by keyboard',
    { tag: '@more' },
    async ({ page, site }) => {
      await visit(page, 'search');
      await input(page).pressSequentially('addModel', { delay: 20 });
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeHidden();
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(panel(page)).toBeVisible();
      await page.getByLabel('Version').focus();
      await expect(panel(page)).toBeHidden();
      await input(page).focus();
      await page.keyboard.press('ArrowDown');
      const active = panel(page).getByRole('option', { selected: true });
      await expect(active).toContainText('addModel()');
      await expect(input(page)).toHaveAttribute(
        'aria-activedescendant',
        (await active.getAttribute('id')) ?? 'none',
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        `${site}docs/api/cognite_reveal/classes/Cognite3DViewer#addmodel`,
      );
    },
  );

  test(
    'text from an input method updates the URL only once it is complete',
    { tag: '@more' },
    async ({ page, site }) => {
      await visit(page, 'search');
      await input(page).focus();
      const client = await page.context().newCDPSession(page);
      for (const text of ['に', 'にほ', 'にほん']) {
        await client.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
        await expect(input(page)).toHaveValue(text);
        expect(page.url()).toBe(`${site}search`);
      }
      await client.send('Input.insertText', { text: 'にほん' });
      await expect(page).toHaveURL(`${site}search?q=${encodeURIComponent('にほん')}`);
      await expect(input(page)).toHaveValue('にほん');
    },
  );

  test(
    'accepts at most 64 characters, typed or from the URL',
    { tag: '@more' },
    async ({ page }) => {
      await visit(page, `search?q=${'y'.repeat(90)}`);
      await expect(input(page)).toHaveValue('y'.repeat(64));
      await input(page).fill('');
      await input(page).pressSequentially('z'.repeat(70));
      await expect(input(page)).toHaveValue('z'.repeat(64));
    },
  );

  test(
    'shows that there are no results, and offers those of another version',
    { tag: '@more' },
    async ({ page }) => {
      await emptyNewerVersions(page);
      await visit(page, `search?q=${onlyInOlder}`);
      const status = page.getByRole('status');
      await expect(status.first()).toHaveText(
        `No results for "${onlyInOlder}" in ${latest.label}.`,
      );
      await expect(status.nth(1)).toContainText(
        `No results in ${latest.label}, but ${lastWithIt.label} has results`,
      );
    },
  );

  test('shows the cause of an error, and Retry recovers', { tag: '@more' }, async ({ page }) => {
    await page.route(records, (route) => route.abort());
    await visit(page, 'search?q=addModel');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(records);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(results(page).first()).toContainText('addModel()');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  test('results are options in lists named by kind, and arrow keys select them', async ({
    page,
  }) => {
    await openOverlay(page);
    await page.keyboard.type('addModel');
    const combobox = dialog(page).getByRole('combobox', { name: 'Search', expanded: true });
    await expect(combobox).toBeFocused();
    const options = group(page, 'API').getByRole('option');
    await expect(options.first()).toContainText('addModel()');
    const chosen = dialog(page).getByRole('option', { selected: true });
    const expectChosen = async (option: Locator): Promise<void> => {
      await expect(chosen).toHaveCount(1);
      const id = await option.getAttribute('id');
      await expect(chosen).toHaveAttribute('id', id ?? '');
      await expect(combobox).toHaveAttribute('aria-activedescendant', id ?? '');
    };
    await expectChosen(options.first());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    await expectChosen(options.nth(1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectChosen(dialog(page).getByRole('option').last());
    await options.nth(1).hover();
    await expectChosen(options.nth(1));
    await page.keyboard.type('s');
    await expectChosen(dialog(page).getByRole('option').first());
  });

  test(
    'saved searches are options, with their buttons beside them',
    { tag: '@more' },
    async ({ page }) => {
      await seed(page, 2, 0);
      await openOverlay(page);
      const options = dialog(page).getByRole('option');
      await expect(options).toHaveText(['Saved 0', 'Saved 1']);
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      // A listbox must contain only options. These options are next to buttons, so the list refers to them with
      // `aria-owns`.
      const ids = await options.evaluateAll((elements) => elements.map(({ id }) => id));
      await expect(dialog(page).getByRole('listbox', { name: 'Recent' })).toHaveAttribute(
        'aria-owns',
        ids.join(' '),
      );
      await page.keyboard.press('ArrowDown');
      await expect(dialog(page).getByRole('option', { selected: true })).toHaveText('Saved 1');
      const remove = page.getByRole('button', { name: 'Remove this search from history' });
      await remove.first().focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('option')).toHaveText(['Saved 1']);
    },
  );

  async function findIn(page: Page, part: string, name: string): Promise<string[]> {
    const light = await findViolations(page, { include: [part] });
    // Dark mode changes only colors, so check only the contrast again.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await findViolations(page, { include: [part], rules: ['color-contrast'] });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    return [...light, ...dark].map((finding) => `${name}: ${finding}`);
  }

  test.beforeEach(({ page }) =>
    page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }),
  );

  test(
    'axe finds no violations in the start screen, an error and results',
    { tag: '@more' },
    async ({ page }) => {
      const overlay = '.DocSearch-Container';
      await page.route(records, (route) => route.abort());
      await openOverlay(page);
      const found = await findIn(page, overlay, 'start screen');
      await page.keyboard.type('addModel');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      found.push(...(await findIn(page, overlay, 'error screen')));
      await page.unroute(records);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(hits(page).first()).toBeVisible();
      found.push(...(await findIn(page, overlay, 'results')));
      expect(found).toEqual([]);
    },
  );

  test(
    'axe finds no violations in saved searches and in an empty list of results',
    { tag: '@more' },
    async ({ page }) => {
      const overlay = '.DocSearch-Container';
      await emptyNewerVersions(page);
      await seed(page, 1, 3);
      await openOverlay(page);
      await expect(hits(page)).toHaveCount(4);
      const found = await findIn(page, overlay, 'saved searches');
      await page.getByRole('button', { name: 'Remove this search from history' }).click();
      await expect(hits(page)).toHaveCount(3);
      found.push(...(await findIn(page, overlay, 'favorites alone')));
      await field(page).fill(onlyInOlder);
      await expect(page.locator('.search-other-version')).toBeVisible();
      found.push(...(await findIn(page, overlay, 'no results')));
      expect(found).toEqual([]);
    },
  );

  test('axe finds no violations on the search page', { tag: '@more' }, async ({ page }) => {
    await visit(page, 'search');
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('addModel');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await findIn(page, 'main', 'search page')).toEqual([]);
  });
});
