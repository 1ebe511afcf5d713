/** Tests the behavior of the theme, including parts of the default theme. */
import type { Page } from '@playwright/test';
import { buildFixtureSite, makeFixtureSite, serveFixtureSite } from '../fixtures/site';
import { holdBack, pageChunk, setConnection, withoutPrefetch } from './faults';
import { expect, test, waitForHydration, type PageState } from './support';

const desktopFrom = 997;

function sidebarLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name });
}

async function openSite(
  page: Page,
  address: string,
  state: PageState = 'afterIntent',
): Promise<void> {
  await page.goto(address);
  await waitForHydration(page, state);
}

/** States in which the page must behave the same: without React and with React. */
const states = ['beforeIntent', 'afterIntent'] as const;

test.describe('navbar', () => {
  test('collapses into a sidebar at 996 px and below', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const guides = page.locator('.navbar__items').getByRole('link', { name: 'Docs', exact: true });
    await page.setViewportSize({ width: desktopFrom, height: 800 });
    await openSite(page, 'docs/concepts');
    await expect(toggle).toBeHidden();
    await expect(guides).toBeVisible();
    for (const width of [desktopFrom - 1, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(toggle).toBeVisible();
      await expect(guides).toBeHidden();
    }
  });

  test('the sidebar opens and closes, and disappears at desktop width', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openSite(page, 'docs/examples/clipping');
    const sidebar = page.locator('.navbar-sidebar');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    await expect(sidebar).toBeInViewport();
    // The list is long, so it must be scrolled to the page's entry when it opens.
    await expect(sidebar.getByRole('link', { name: 'Clipping planes' })).toBeInViewport();
    const back = sidebar.getByRole('button', { name: /back to main menu/i });
    // Allow for a fraction of a pixel.
    await expect(back).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(sidebar).not.toBeInViewport();

    await toggle.click();
    await expect(sidebar).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(sidebar).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(sidebar).not.toBeInViewport();
  });

  test(
    'the sidebar traps the focus, and Escape restores it',
    { tag: '@more' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openSite(page, 'docs/concepts');
      const sidebar = page.locator('.navbar-sidebar');
      const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
      await toggle.press('Enter');
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
      // Tab and Shift+Tab must keep the focus within the sidebar. The page behind it must not receive focus.
      await page.keyboard.press('Tab');
      await expect(sidebar.locator(':focus')).toHaveCount(1);
      for (let count = 0; count < 2; count++) await page.keyboard.press('Shift+Tab');
      await expect(page.locator(':is(main, .navbar__inner) :focus')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(sidebar).not.toBeInViewport();
      await expect(toggle).toBeFocused();
    },
  );

  test('following a link closes the sidebar', { tag: '@more' }, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openSite(page, 'docs/concepts');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await sidebar.getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(`${site}docs/installation`);
    await expect(sidebar).not.toBeInViewport();
  });
});

test.describe('scrolling after navigation', () => {
  const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

  for (const state of states) {
    test(`goes to the top or to the fragment’s target, and one Back returns: ${state}`, async ({
      page,
      site,
    }) => {
      await openSite(page, 'docs/concepts', state);
      await page.evaluate(() => window.scrollTo(0, 900));
      await sidebarLink(page, 'Installation').click();
      await expect(page).toHaveURL(`${site}docs/installation`);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(`${site}docs/concepts`);

      // When a page opens, Firefox reports the element under the mouse. If that element were a link, the page would
      // load React.
      await page.mouse.move(0, 0);
      await openSite(page, 'docs/glossary', state);
      await page.locator('article a[href*="concepts#"]').first().click();
      await expect(page).toHaveURL(/docs\/concepts#/);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
      expect(await scrollTop(page)).toBeGreaterThan(100);
    });
  }
});

test.describe('while another page loads', () => {
  test(
    'the old page stays, and a progress bar appears after 200 ms',
    { tag: '@more' },
    async ({ page }) => {
      await withoutPrefetch(page);
      await openSite(page, 'docs');
      const release = await holdBack(page, pageChunk('installation.mdx'));
      const start = Date.now();
      await page.clock.install({ time: start });
      await page.clock.pauseAt(start + 60_000);
      const bar = page.locator('#nprogress');
      const heading = page.getByRole('heading', { level: 1 });
      await sidebarLink(page, 'Installation').click();
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toHaveCount(1);
      await expect(heading).toHaveText('Overview');
      await page.clock.resume();
      await release();
      await expect(heading).toHaveText('Installation');
      await expect(bar).toHaveCount(0);
    },
  );

  for (const { saveData, effectiveType, isPrefetched } of [
    { saveData: false, effectiveType: '4g', isPrefetched: true },
    { saveData: false, effectiveType: '2g', isPrefetched: false },
    { saveData: false, effectiveType: 'slow-2g', isPrefetched: false },
    { saveData: true, effectiveType: '4g', isPrefetched: false },
  ]) {
    const details = saveData || effectiveType === 'slow-2g' ? { tag: '@more' } : {};
    const connection = `${effectiveType}${saveData ? ' with save-data' : ''}`;
    const title = `pages are ${isPrefetched ? '' : 'not '}prefetched on ${connection}`;
    test(title, details, async ({ page }) => {
      await setConnection(page, { saveData, effectiveType });
      await openSite(page, 'docs');
      await sidebarLink(page, 'Installation').hover();
      const hints = page.locator('link[rel="prefetch"]');
      if (isPrefetched) await expect(hints.first()).toBeAttached();
      // Wait two frames until links count as visible. Then wait until the page is idle, because it doesn't request the
      // links' files earlier.
      await page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
          }),
      );
      expect((await hints.count()) > 0).toBe(isPrefetched);
    });
  }
});

test.describe('color mode', () => {
  test('follows the system if nothing is stored', { tag: '@more' }, async ({ page }) => {
    const html = page.locator('html');
    for (const [system, expected] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['no-preference', 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await openSite(page, 'docs/authentication');
      await expect(html).toHaveAttribute('data-theme', expected);
      await expect(html).toHaveAttribute('data-theme-choice', 'system');
    }
  });

  for (const state of states) {
    test(
      `switches from light to dark to the system, is stored, and follows the system: ${state}`,
      // Other engines test only the first state, in which the page doesn't load React.
      { tag: state === states[0] ? '@engines' : [] },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await openSite(page, 'docs/authentication', state);
        const html = page.locator('html');
        const toggle = page.getByRole('button', { name: /dark and light mode/i });
        const stored = (): Promise<string | null> =>
          page.evaluate(() => localStorage.getItem('theme-reveal-docs'));
        for (const [choice, shown, kept] of [
          ['light', 'light', 'light'],
          ['dark', 'dark', 'dark'],
          ['system', 'dark', null],
        ] as const) {
          await toggle.click();
          await expect(html).toHaveAttribute('data-theme-choice', choice);
          await expect(html).toHaveAttribute('data-theme', shown);
          expect(await stored()).toBe(kept);
        }
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(html).toHaveAttribute('data-theme', 'light');

        await toggle.click();
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.reload();
        await expect(html).toHaveAttribute('data-theme', 'light');
      },
    );
  }
});

test.describe('options that are off on this site', () => {
  test('a two-state color switch, an announcement bar and a hiding navbar @all', async ({
    page,
  }) => {
    const fixture = makeFixtureSite({
      name: 'theme-features',
      features: {
        respectSystemColorMode: false,
        hideNavbarOnScroll: true,
        announcement: { id: 'first', content: 'A word to all readers.' },
      },
      files: {
        'docs/long.mdx': `---\ntitle: Long\ndescription: A page of a test.\n---\n\n${'A line.\n\n'.repeat(200)}`,
      },
    });
    const { exitCode, output } = await buildFixtureSite(fixture);
    expect(exitCode, output).toBe(0);
    const server = await serveFixtureSite(fixture, 4390);
    const html = page.locator('html');

    await test.step('the switch has two states and ignores the system', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openSite(page, `${server.address}docs/next/long`);
      await expect(html).toHaveAttribute('data-theme', 'light');
      const toggle = page.getByRole('button', { name: /dark and light mode/i });
      for (const mode of ['dark', 'light', 'dark']) {
        await toggle.click();
        await expect(html).toHaveAttribute('data-theme', mode);
        await expect(html).toHaveAttribute('data-theme-choice', mode);
      }
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await waitForHydration(page, 'afterIntent');
    });

    await test.step('the navbar hides when scrolling down and reappears when scrolling up', async () => {
      const navbar = page.locator('.navbar');
      // The theme ignores the first scroll position, but must process it before the page scrolls further.
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => window.scrollY === 300);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.mouse.wheel(0, 300);
      await expect(navbar).not.toBeInViewport();
      await page.waitForFunction(() => window.scrollY === 600);
      await page.mouse.wheel(0, -100);
      await expect(navbar).toBeInViewport();
    });

    await test.step('a dismissed announcement stays hidden, and a new one is shown', async () => {
      await page.goto(`${server.address}docs`);
      await waitForHydration(page, 'afterIntent');
      const bar = page.getByText('A word to all readers.');
      await expect(bar).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(bar).toHaveCount(0);
      const stored = (): Promise<(string | null)[]> =>
        page.evaluate(() =>
          ['id', 'dismiss'].map((key) =>
            localStorage.getItem(`docusaurus.announcement.${key}-reveal-docs`),
          ),
        );
      expect(await stored()).toEqual(['first', 'true']);
      await page.reload();
      await waitForHydration(page, 'afterIntent');
      await expect(bar).toBeHidden();

      // Simulate a reader who dismissed an older announcement.
      await page.evaluate(() =>
        localStorage.setItem('docusaurus.announcement.id-reveal-docs', 'older'),
      );
      await page.reload();
      await expect(bar).toBeVisible();
      expect(await stored()).toEqual(['first', 'false']);
    });
    await server.close();
  });
});
