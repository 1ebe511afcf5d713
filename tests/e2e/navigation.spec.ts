import { expectedVersions, type ExpectedVersion } from '../expectedPages';
import { apiAddress, latest as latestVersion, next } from '../fixtures/versions';
import { expect, test, waitForHydration } from './support';

const labels = expectedVersions.map(({ label }) => label);
const [, latest, older] = expectedVersions as [ExpectedVersion, ExpectedVersion, ExpectedVersion];
const oldest = expectedVersions.at(-1) as ExpectedVersion;

test.describe('navbar and footer', () => {
  test('the navbar has logo, sections, version menu, repository link, color switch and search', async ({
    page,
    site,
  }) => {
    await page.goto('docs');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.getByRole('link', { name: 'Reveal docs' })).toHaveAttribute(
      'href',
      new URL(site).pathname,
    );
    await expect(navbar.locator('img').first()).toBeVisible();
    for (const section of ['Docs', 'Examples', 'API']) {
      await expect(navbar.getByRole('link', { name: section, exact: true })).toBeVisible();
    }
    await expect(navbar.getByRole('button', { name: latest.label })).toBeVisible();
    await expect(navbar.getByRole('link', { name: /source repository/i })).toHaveAttribute(
      'href',
      'https://github.com/cognitedata/reveal',
    );
    await expect(
      navbar.getByRole('button', { name: /color mode|dark and light mode/i }),
    ).toBeVisible();
    await expect(navbar.getByRole('button', { name: /Search/ })).toBeVisible();
  });

  test('the navbar highlights exactly one section', async ({ page }) => {
    for (const [address, section] of [
      [`${older.route}/concepts`, 'Docs'],
      ['docs/api', 'API'],
      ['examples', 'Examples'],
      ['learn', 'Docs'],
      ['demo-project', 'Docs'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('.navbar__link--active')).toHaveText([section]);
    }
  });

  test('the footer links the lessons, and shows licenses and that the site isn’t affiliated', async ({
    page,
  }) => {
    await page.goto(oldest.route);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Lessons' })).toHaveAttribute('href', /\/learn$/);
    await expect(footer).toContainText('Copyright');
    await expect(footer).toContainText('Apache-2.0');
    await expect(footer).toContainText('not affiliated');
  });
});

test(
  'the sidebar groups examples under headings that aren’t focusable',
  { tag: '@more' },
  async ({ page }) => {
    for (const { route } of expectedVersions) {
      await page.goto(`${route}/examples/clipping`);
      await waitForHydration(page, 'afterIntent');
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const group = sidebar.getByRole('listitem').filter({ hasText: /^Camera and view/ });
      await expect(group.getByRole('link', { name: 'Clipping planes' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(sidebar.getByRole('link', { name: 'Camera and view' })).toHaveCount(0);
      await expect(sidebar.getByRole('button', { name: 'Camera and view' })).toHaveCount(0);
      await expect(sidebar.locator('a[tabindex]:not([href])')).toHaveCount(0);
    }
  },
);

test('the sidebar expands the API only in the API reference', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await page.goto('docs/concepts');
  await expect(sidebar.getByRole('link', { name: 'API', exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: '@cognite/reveal', exact: true })).toHaveCount(0);
  await page.goto('docs/api');
  await expect(sidebar.getByRole('link', { name: '@cognite/reveal', exact: true })).toBeVisible();
});

test(
  'following a link changes the page without reloading the document',
  { tag: '@engines' },
  async ({ page, site }) => {
    await page.goto('docs');
    await waitForHydration(page, 'afterIntent');
    await page.evaluate(() => document.documentElement.setAttribute('data-probe', 'kept'));
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Installation' })
      .click();
    await expect(page).toHaveURL(`${site}docs/installation`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(page.locator('html')).toHaveAttribute('data-probe', 'kept');
    await page.goBack();
    await expect(page).toHaveURL(`${site}docs`);
  },
);

test.describe('version menu', () => {
  test('lists all versions and keeps the page', { tag: '@engines' }, async ({ page, site }) => {
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    await page.getByRole('button', { name: latest.label }).hover();
    const entries = page.locator('.dropdown__menu .dropdown__link');
    await expect(entries).toHaveText([...labels, 'All versions']);
    await entries.filter({ hasText: older.label }).click();
    await expect(page).toHaveURL(`${site}${older.route}/concepts`);
    await expect(page.getByRole('button', { name: older.label })).toBeVisible();
  });

  test(
    'the last chosen version is kept for pages outside of the docs',
    { tag: '@more' },
    async ({ page, site }) => {
      await page.goto('docs/concepts');
      await waitForHydration(page, 'afterIntent');
      await page.getByRole('button', { name: latest.label }).hover();
      await page.locator('.dropdown__menu .dropdown__link', { hasText: older.label }).click();
      await expect(page).toHaveURL(`${site}${older.route}/concepts`);
      await page.goto(site);
      await expect(page.getByRole('button', { name: older.label })).toBeVisible();
      expect(
        await page.evaluate(() =>
          localStorage.getItem('docs-preferred-version-default-reveal-docs'),
        ),
      ).toBe(older.name);
    },
  );

  test('old and unreleased versions show a banner with a link to the latest version', async ({
    page,
    site,
  }) => {
    for (const [address, words] of [
      [`${older.route}/concepts`, 'is no longer maintained'],
      [`${next.routePath}/concepts`, 'is unreleased'],
    ] as const) {
      await page.goto(address);
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toContainText(words);
      await expect(banner.getByRole('link')).toHaveAttribute(
        'href',
        `${new URL(site).pathname}docs/concepts`,
      );
    }
    await page.goto('docs/concepts');
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });

  test(
    'unreleased docs name the release that they run for now',
    { tag: '@more' },
    async ({ page }) => {
      for (const address of [next.routePath, `${next.routePath}/examples/cad-basic`]) {
        await page.goto(address);
        const line = page.getByText(/Until a newer release is published/);
        await expect(line).toBeVisible();
        await expect(line).toContainText(/\d+\.\d+\.\d+/);
      }
    },
  );
});

test.describe('metadata', () => {
  test('pages have a title, language, direction and generator', async ({ page }) => {
    await page.goto('docs/concepts');
    await expect(page).toHaveTitle('Concepts | Reveal docs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
      'content',
      /^Docusaurus v3\./,
    );
  });

  test('pages contain the version and language by which search filters', async ({ page }) => {
    await page.goto(`${older.route}/concepts`);
    await expect(page.locator('meta[name="docusaurus_tag"]')).toHaveAttribute(
      'content',
      `docs-default-${older.name}`,
    );
    await expect(page.locator('meta[name="docusaurus_locale"]')).toHaveAttribute('content', 'en');
  });

  test('the sitemap says weekly and priority 0.5, and has no tag pages', async ({ request }) => {
    const sitemap = await (await request.get('sitemap.xml')).text();
    const addresses = sitemap.match(/<loc>[^<]+<\/loc>/g) ?? [];
    expect(addresses.length).toBeGreaterThan(100);
    expect(
      sitemap.match(/<changefreq>weekly<\/changefreq><priority>0.5<\/priority>/g),
    ).toHaveLength(addresses.length);
    expect(addresses.filter((address) => address.includes('/tags'))).toEqual([]);
  });

  test('the table of contents has headings of levels 2 and 3 only', async ({ page }) => {
    await page.goto('docs/api/cognite_reveal/classes/Cognite3DViewer');
    const fragments = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) =>
        links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
      );
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((nodes) => nodes.map((node) => node.id));
    expect(fragments.length).toBeGreaterThan(0);
    expect(fragments).toEqual(headings);
  });
});

const deepPage = apiAddress(latestVersion, 'Cognite3DViewer');

test('the sidebar shows the current page, before and after React loads', async ({ page }) => {
  await page.goto(deepPage);
  await waitForHydration(page, 'beforeIntent');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveText('Cognite3DViewer');
  await expect(current).toBeInViewport({ ratio: 1 });
  await waitForHydration(page, 'afterIntent');
  await sidebar.evaluate((element) => element.scrollTo(0, 0));
  await expect(current).not.toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'CogniteCadModel' }).first().click();
  await expect(current).toHaveText('CogniteCadModel');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('the sidebar collapses and expands by keyboard, and Tab leaves it collapsed', async ({
  page,
}) => {
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
  const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  for (const key of ['Enter', 'Space']) {
    await collapse.press(key);
    await expect(expand).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(expand).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(expand).toBeFocused();
    await page.keyboard.press(key);
    await expect(collapse).toBeFocused();
  }
});

test('the skip link moves the focus to the text, before and after React loads', async ({
  page,
}) => {
  await page.goto('docs/concepts');
  for (const state of ['beforeIntent', 'afterIntent'] as const) {
    await waitForHydration(page, state);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

test(
  'Tab reaches the text after at most 12 presses, without the skip link',
  { tag: '@more' },
  async ({ page }) => {
    for (const address of [
      '',
      'docs/concepts',
      deepPage,
      'docs/examples/cad-basic',
      'playground',
    ]) {
      await page.goto(address);
      const focused = page.getByRole('main').locator(':focus');
      let presses = 0;
      while (presses < 30 && (await focused.count()) === 0) {
        await page.keyboard.press('Tab');
        presses += 1;
      }
      expect(presses, address).toBeLessThanOrEqual(12);
      // The navbar has several links, so fewer presses couldn't have reached all of them.
      expect(presses, address).toBeGreaterThan(5);
    }
  },
);

test('the sidebar is to the left of the text, also before the browser has parsed it', async ({
  page,
}) => {
  await page.goto(deepPage);
  const left = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
  const before = await left();
  expect(before).toBeGreaterThan(200);
  await page
    .locator('aside')
    .first()
    .evaluate((aside) => aside.remove());
  expect(await left()).toBe(before);
});

test(
  'the table of contents shows the heading that is being read',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto(deepPage);
    for (const state of ['beforeIntent', 'afterIntent'] as const) {
      await waitForHydration(page, state);
      const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
      const headings = page.getByRole('article').getByRole('heading', { level: 3 });
      await headings.nth(5).scrollIntoViewIfNeeded();
      await expect(active).toBeInViewport({ ratio: 0.9 });
      await headings.last().scrollIntoViewIfNeeded();
      await expect(active).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000);
    }
  },
);
