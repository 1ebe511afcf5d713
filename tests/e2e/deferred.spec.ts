/** Tests pages before React loads, while only the page script runs. */
import { devices, type Page } from '@playwright/test';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { defaultBaseUrl } from '../../src/site/environment';
import { startSlowHost } from '../fixtures/plainHost';
import { expect, test, waitForHydration, watch } from './support';

const guide = 'docs/concepts';

function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/js\/(\w+)/.exec(request.url())?.[1];
    if (name !== undefined && request.resourceType() === 'script') asked.push(name);
  });
  return asked;
}

/** Delays React's script. Resolves with a function that ends the delay. */
async function delayReact(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/js\/main\./, (route) => gate.then(() => route.continue()));
  return () => release();
}

/** Counts changes to React's part of the page. Resolves with a function that returns the count so far. */
async function watchTree(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const changes: number[] = [];
    Object.assign(window, { treeChanges: changes });
    const observer = new MutationObserver((records) => changes.push(records.length));
    const root = document.getElementById('__docusaurus');
    if (root === null) throw new Error('The page has no root.');
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as { treeChanges?: number[] }).treeChanges?.length ?? -1);
}

test('a text page loads the page script, but not React', async ({ page, site, browserName }) => {
  const asked = watchScripts(page);
  const said = watch(page, site);
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(500);
  expect(asked).toEqual(['page']);
  // Other engines don't support speculation rules yet, so the page doesn't add any.
  const rules = browserName === 'chromium' ? 1 : 0;
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(rules);
  await waitForHydration(page, 'afterIntent');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  // The content policy must allow the rules, and React must hydrate the markup without a mismatch.
  expect(said.complaints).toEqual([]);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile: true, hasTouch: true });

  test(
    'scrolling, following a link and going back never load React',
    { tag: '@more' },
    async ({ page }) => {
      const asked = watchScripts(page);
      await page.goto(guide);
      await waitForHydration(page, 'beforeIntent');
      await page.evaluate(() => window.scrollTo(0, 2000));
      await page.locator('.pagination-nav__link--next').tap();
      await page.waitForURL((url) => !url.pathname.endsWith(guide));
      await waitForHydration(page, 'beforeIntent');
      await page.goBack();
      await page.waitForURL(`**/${guide}`);
      await waitForHydration(page, 'beforeIntent');
      expect(new Set(asked)).toEqual(new Set(['page']));
    },
  );

  test('an example that would start automatically shows its start button and waits for a tap', async ({
    page,
  }) => {
    await page.goto('docs/examples/cad-basic');
    await waitForHydration(page, 'beforeIntent');
    await expect(page.getByRole('button', { name: /^Start the example/ })).toBeVisible();
    await page.getByRole('button', { name: 'Console' }).tap();
    await waitForHydration(page, 'afterIntent');
    await expect(page.getByRole('button', { name: 'Console' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('the menu opens before React loads, and stays open when React takes over', async ({
    page,
  }) => {
    const release = await delayReact(page);
    await page.goto(guide);
    const countTreeChanges = await watchTree(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Concepts', exact: true })).toBeInViewport();
    await menu.getByRole('button', { name: /Back to main menu/ }).tap();
    await expect(menu.getByRole('link', { name: 'Examples', exact: true })).toBeInViewport();
    expect(await countTreeChanges()).toBe(0);
    release();
    await waitForHydration(page, 'afterIntent');
    await expect(page.locator('#__docusaurus .navbar-sidebar--show .navbar-sidebar')).toBeVisible();
    await expect(page.locator('#page-menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close navigation bar' }).tap();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test(
    'a version in the menu keeps the query and the fragment',
    { tag: '@more' },
    async ({ page }) => {
      await delayReact(page);
      await page.goto(`${guide}?reader=1#point-clouds`);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: /Back to main menu/ }).tap();
      await menu.getByRole('link', { name: 'Next' }).tap();
      await expect(page).toHaveURL(/docs\/next\/concepts\?reader=1#point-clouds$/);
    },
  );
});

test('the menu closes if the window becomes wide before React loads', async ({ page }) => {
  const release = await delayReact(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(guide);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toHaveCount(0);
  release();
  await waitForHydration(page, 'afterIntent');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('hovering over the first link loads React, and clicking it doesn’t reload the document', async ({
  page,
  site,
}) => {
  const said = watch(page, site);
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  await page.locator('.pagination-nav__link--next').hover();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.pathname.endsWith(guide));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(said.complaints).toEqual([]);
});

test(
  'hovering over a link with save-data doesn’t load anything',
  { tag: '@more' },
  async ({ page }) => {
    await page.addInitScript({
      content: `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });`,
    });
    const asked = watchScripts(page);
    await page.goto(guide);
    await waitForHydration(page, 'beforeIntent');
    await page.locator('.pagination-nav__link--next').hover();
    await page.waitForTimeout(500);
    expect(asked).toEqual(['page']);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  },
);

test('color mode, table of contents and tabs work before React and keep their state after it', async ({
  page,
}) => {
  await page.goto('docs/installation');
  await waitForHydration(page, 'beforeIntent');
  const countTreeChanges = await watchTree(page);
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
  await toggle.click();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('title', 'dark mode');
  expect(await page.evaluate(() => localStorage.getItem('theme-reveal-docs'))).toBe('dark');

  const pnpm = page.getByRole('tab', { name: 'pnpm' }).first();
  await pnpm.click();
  await expect(pnpm).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add');
  await pnpm.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Yarn' }).first()).toBeFocused();

  const heading = page.locator('h2.anchor').nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  const active = page.locator('.table-of-contents__link--active');
  const id = await heading.getAttribute('id');
  await expect(active).toHaveAttribute('href', `#${id}`);
  expect(await countTreeChanges()).toBe(0);

  await waitForHydration(page, 'afterIntent');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('title', 'dark mode');
  await expect(pnpm).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Yarn' }).first()).toBeFocused();
  await expect(active).toHaveCount(1);
  await expect(active).toHaveAttribute('href', `#${id}`);
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');

  await page.reload();
  await waitForHydration(page, 'beforeIntent');
  await expect(pnpm).toHaveAttribute('aria-selected', 'true');
});

test('Copy copies the same code before and after React, and the page can be copied @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  const countTreeChanges = await watchTree(page);
  const buttons = page.getByRole('button', { name: 'Copy code to clipboard' });
  const copyAll = async () => {
    const texts: string[] = [];
    const visible = page.locator('button[data-copy-code]:visible');
    for (let index = 0; index < (await visible.count()); index += 1) {
      const button = visible.nth(index);
      await button.dispatchEvent('click');
      await expect(button).toHaveAttribute('data-copied');
      texts.push(await page.evaluate(() => navigator.clipboard.readText()));
      await expect(button).not.toHaveAttribute('data-copied');
    }
    return texts;
  };
  expect(await buttons.count()).toBeGreaterThan(2);
  const before = await copyAll();
  await page.getByText('Copy page').click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Concepts/m);
  expect(await countTreeChanges()).toBe(0);
  await waitForHydration(page, 'afterIntent');
  expect(await copyAll()).toEqual(before);
  expect(before.some((text) => text.includes('import'))).toBe(true);
});

test(
  'the chosen version is kept, and pages outside of the docs link to it',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto(`${guide}?reader=1#point-clouds`);
    await waitForHydration(page, 'beforeIntent');
    // Click without hovering, because a link under the mouse would load React.
    const link = page.locator('.dropdown__menu a[data-version="3.x"]');
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(/docs\/3\.x\/concepts\?reader=1#point-clouds$/);
    await page.goto('versions');
    await waitForHydration(page, 'beforeIntent');
    const api = page.locator('.navbar__items > a', { hasText: 'API' });
    await expect(api).toHaveAttribute('href', /docs\/3\.x\/api$/);
    await waitForHydration(page, 'afterIntent');
    await expect(api).toHaveAttribute('href', /docs\/3\.x\/api$/);
  },
);

test(
  'the back-to-top button appears when scrolling up, and scrolls to the top',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto(guide);
    await waitForHydration(page, 'beforeIntent');
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.mouse.wheel(0, -200);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'the search button shows its shortcut before and after React',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto(guide);
    await waitForHydration(page, 'beforeIntent');
    const keys = page.locator('.search-button__keys');
    const read = () =>
      keys.evaluate((element) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(element, part).content)
          .join(' ')
          // Firefox returns the specified value, and Chromium the computed value.
          .replaceAll(/attr\(([\w-]+)\)/g, (_, name: string) => `"${element.getAttribute(name)}"`),
      );
    expect(await read()).toBe('"Ctrl" "K"');
    await waitForHydration(page, 'afterIntent');
    await expect(keys).toHaveText('CtrlK');
    expect(await read()).toBe('none none');
  },
);

const automatic = [
  ['a page that says which one was left', `${guide}?from=docs/3.x/concepts`],
  ['the not-found page', 'docs/no-such-page'],
  ['search', 'search?q=camera'],
  ['the gallery', 'examples'],
  ['an example, with a mouse', 'docs/examples/cad-basic'],
  ['the landing page, with a mouse', ''],
  ['an overview, with a mouse', 'docs'],
] as const;
test('pages that need React from the start load it automatically', async ({ page }) => {
  for (const [name, path] of automatic) {
    await page.goto(path);
    await expect(page.locator('html[data-has-hydrated="true"]'), name).toBeAttached();
  }
});

test(
  'scripts that load early wait until the browser has parsed the page',
  { tag: '@more' },
  async ({ page }) => {
    const host = await startSlowHost(buildDir, defaultBaseUrl, 1000);
    try {
      for (const path of ['', 'docs', 'docs/examples/cad-basic']) {
        const loaded = page.waitForResponse(/\/assets\/js\/main\./);
        const opened = page.goto(host.address + path);
        await loaded;
        expect(await page.locator('#__docusaurus').count(), 'the page is not there yet').toBe(0);
        await opened;
        await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      }
    } finally {
      host.close();
    }
  },
);
