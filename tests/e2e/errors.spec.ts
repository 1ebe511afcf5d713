/**
 * Tests the error catalog: the messages that readers see when something goes wrong, and the ways in which readers can
 * continue.
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { createSiteHandler } from '../../scripts/helpers/server';
import { buildFixtureSite, makeFixtureSite } from '../fixtures/site';
import { hasExample, lacking, latest, otherLayout, versions } from '../fixtures/versions';
import { countDocuments, holdBack, pageChunk, withoutPrefetch } from './faults';
import { chooseAction, exampleOn, examplePath, keepFromStarting } from '../fixtures/workbench';
import { expect, test, waitForHydration, searchField } from './support';

function sidebarLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name });
}

test.describe('page crash', () => {
  /** Makes access to a page's data throw an error until the test resets `isDamaged`. */
  async function damage(page: Page, dataStart: string): Promise<void> {
    await page.addInitScript((start: string) => {
      const parse = JSON.parse.bind(JSON);
      const state = window as unknown as { isDamaged: boolean };
      state.isDamaged = true;
      JSON.parse = (text: string, ...rest) => {
        const value: unknown = parse(text, ...rest);
        if (!text.startsWith(start)) return value;
        return new Proxy(value as object, {
          get(target, key): unknown {
            // These properties are read while a module loads, not by the page itself.
            const isLoading = key === 'then' || key === '__esModule';
            if (isLoading || !state.isDamaged) return Reflect.get(target, key);
            throw new Error('The data of this page are damaged.', {
              cause: new Error('A test did it.'),
            });
          },
        });
      };
    }, dataStart);
  }

  async function expectCrash(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByText('The data of this page are damaged.')).toBeVisible();
    await expect(page.getByText('A test did it.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }

  async function mendAndTryAgain(page: Page): Promise<void> {
    await page.evaluate(() => {
      (window as unknown as { isDamaged: boolean }).isDamaged = false;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
  }

  test('inside the layout, Back, Forward and links work, and Try again recovers', async ({
    page,
  }) => {
    await damage(page, '{"id":"installation"');
    await page.goto('docs');
    await waitForHydration(page, 'afterIntent');
    const heading = page.getByRole('heading', { level: 1 });
    await sidebarLink(page, 'Installation').click();
    await expectCrash(page);
    await page.goBack();
    await expect(heading).toHaveText('Overview');
    await page.goForward();
    await expectCrash(page);
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await expect(heading).toHaveText('API reference');
    await page.goBack();
    await expectCrash(page);
    await mendAndTryAgain(page);
    await expect(heading).toHaveText('Installation');
  });

  test(
    'outside of the layout, Back works, and Try again recovers',
    { tag: '@more' },
    async ({ page }) => {
      await damage(page, '[{"folder":"next"');
      await page.goto('docs');
      await waitForHydration(page, 'afterIntent');
      const heading = page.getByRole('heading', { level: 1 });
      const examples = page.getByRole('link', { name: 'Examples', exact: true }).first();
      await examples.click();
      await expectCrash(page);
      await page.goBack();
      await expect(heading).toHaveText('Overview');
      await examples.click();
      await expectCrash(page);
      await expect(page).toHaveTitle(/crashed/);
      await mendAndTryAgain(page);
      await expect(heading).toHaveText('Examples');
    },
  );
});

test.describe('a part of a page doesn’t load', () => {
  const chunk = pageChunk('installation.mdx');

  async function expectFailure(page: Page): Promise<void> {
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('This page did not load.');
    await expect(failure).toContainText(/Loading chunk .* failed/);
    // The rest of the page still works.
    await expect(page.getByRole('button', { name: /dark and light mode/i })).toBeEnabled();
  }

  async function retry(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  /** Follows a link while offline, then goes online. While offline, the page shows an error instead of reloading. */
  async function goOffline(page: Page, context: BrowserContext): Promise<void> {
    await withoutPrefetch(page);
    await page.goto('docs');
    await waitForHydration(page, 'afterIntent');
    await context.setOffline(true);
    await sidebarLink(page, 'Installation').click();
    await expectFailure(page);
    await context.setOffline(false);
  }

  test('on the first load, the page stays readable, shows a notice and recovers on Retry', async ({
    page,
  }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto('docs/installation');
    await waitForHydration(page, 'beforeIntent');
    await page.evaluate(() => window.docsPageScript?.load());
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Part of the page did not load.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await page.unroute(chunk);
    await retry(page);
    await waitForHydration(page, 'afterIntent');
  });

  test(
    'while opening a page, the page reloads once and finds the file',
    { tag: '@more' },
    async ({ page }) => {
      await withoutPrefetch(page);
      await page.route(chunk, (route) => route.abort(), { times: 1 });
      await page.goto('docs');
      await waitForHydration(page, 'afterIntent');
      const documents = countDocuments(page);
      await sidebarLink(page, 'Installation').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await waitForHydration(page, 'afterIntent');
      expect(documents()).toBe(1);
    },
  );

  test(
    'if the file stays missing, the page reloads once and can be read',
    { tag: '@more' },
    async ({ page }) => {
      await withoutPrefetch(page);
      await page.route(chunk, (route) => route.abort());
      await page.goto('docs');
      await waitForHydration(page, 'afterIntent');
      const documents = countDocuments(page);
      await sidebarLink(page, 'Installation').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await waitForHydration(page, 'beforeIntent');
      await page.evaluate(() => window.docsPageScript?.load());
      await expect(page.getByRole('alert')).toContainText('Part of the page did not load.');
      expect(documents()).toBe(1);
    },
  );

  test(
    'hovering over a link requests its page, and a failed request isn’t reported',
    { tag: '@more' },
    async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      const glossary = pageChunk('glossary.mdx');
      await page.route(glossary, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await page.goto('docs/concepts');
      await waitForHydration(page, 'afterIntent');
      // Wait for the script itself, because prefetching a visible link sends a different type of request.
      const asked = page.waitForRequest(
        (request) => glossary.test(request.url()) && request.resourceType() === 'script',
      );
      const link = page.getByRole('main').locator('a[href*="/glossary#"]').first();
      await link.hover();
      await (await asked).response();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
      expect(uncaught).toEqual([]);
    },
  );

  test('offline, the page doesn’t reload, and Retry works once online', async ({
    page,
    context,
  }) => {
    const documents = countDocuments(page);
    await goOffline(page, context);
    await retry(page);
    expect(documents()).toBe(1);
  });

  test('a spinner appears while the part loads', { tag: '@more' }, async ({ page, context }) => {
    await goOffline(page, context);
    const release = await holdBack(page, chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  });
});

test('a panel that doesn’t load shows an error, and Retry loads it', async ({ page, site }) => {
  const scripts = /\/assets\/js\//;
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  await waitForHydration(page, 'afterIntent');
  await page.route(scripts, (route) => route.abort());
  await chooseAction(exampleOn(page), 'Download');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('This panel did not load.');
  await page.unroute(scripts);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(exampleOn(page).getByRole('button', { name: /^Download reveal-/ })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test.describe('mistakes in pages and sidebars fail the build with an explanation @all', () => {
  const page = (body: string): string =>
    `---\ntitle: Page\ndescription: A page of a test.\n---\n\n${body}\n`;
  const config = `import { createConfig } from '../../../src/site/config';
import { readEnvironment } from '../../../src/site/environment';
import { defaultFeatures } from '../../../src/siteFields/features';
const config = createConfig({ siteDir: __dirname, environment: readEnvironment(), features: defaultFeatures });
config.plugins.push(() => ({
  name: 'broken-page',
  contentLoaded: ({ actions }) => actions.addRoute({ path: '/broken', component: '@site/Broken.tsx', exact: true }),
}));
export default config;
`;

  test('a page module without default export, an unknown doc ID and an unknown sidebar ID', async () => {
    const site = makeFixtureSite({
      name: 'wrong-ids',
      files: {
        'docusaurus.config.ts': config,
        'Broken.tsx': 'export const page = 1;\n',
        'docs/doc-id.mdx': page(
          'import Item from \'@theme/NavbarItem/DocNavbarItem\';\n\n<Item docId="no-doc" />',
        ),
        'docs/sidebar-id.mdx': page(
          'import Item from \'@theme/NavbarItem/DocSidebarNavbarItem\';\n\n<Item sidebarId="no-sidebar" />',
        ),
      },
    });
    const { exitCode, output } = await buildFixtureSite(site);
    expect(exitCode, output).toBe(1);
    expect(output).toContain(
      "The page component at /broken doesn't have a default export. This makes it impossible to render " +
        'anything. Consider default-exporting a React component.',
    );
    expect(output).toMatch(
      /find any doc with id "no-doc"[\s\S]*Available doc ids are:[\s\S]*concepts/,
    );
    expect(output).toMatch(
      /find any sidebar with id "no-sidebar"[\s\S]*Available sidebar ids are:[\s\S]*docs/,
    );
  });

  test('a doc ID in the sidebar that doesn’t exist', async () => {
    const site = makeFixtureSite({
      name: 'wrong-sidebar',
      files: { 'sidebars.ts': "export default { docs: ['overview', 'no-page'] };\n" },
    });
    const { exitCode, output } = await buildFixtureSite(site);
    expect(exitCode, output).toBe(1);
    expect(output).toMatch(/- no-page[\s\S]*Available document ids are:[\s\S]*- concepts/);
  });
});

test(
  'the site works without local storage, and the console shows a warning',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied by a test.', 'SecurityError');
          },
        });
      }
    });
    const said: Record<string, string[]> = { warning: [], error: [] };
    page.on('console', (message) => said[message.type()]?.push(message.text()));
    page.on('pageerror', (error) => said.error?.push(error.message));
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');

    await page.getByRole('button', { name: /dark and light mode/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.getByRole('button', { name: latest.label }).hover();
    await page.locator('.dropdown__menu .dropdown__link', { hasText: otherLayout.label }).click();
    await expect(page).toHaveURL(`${site}${otherLayout.routePath}/concepts`);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('node');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Escape');

    expect(said.warning?.join('\n')).toMatch(/storage is not available/);
    expect(said.error).toEqual([]);
  },
);

test.describe('a site at a different path than it was built for', () => {
  let server: http.Server;
  let origin: string;
  test.beforeAll(async () => {
    server = http.createServer(createSiteHandler({ dir: buildDir, baseUrl: '/else/where/' }));
    server.listen(0, 'localhost');
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('shows a banner on its home page that suggests the path', async ({ page, site }) => {
    await page.goto(`${origin}/else/where/`);
    const banner = page.locator('#base-url-banner');
    await expect(banner).toContainText('Your site did not load properly');
    await expect(banner).toContainText(`It was built for ${new URL(site).pathname}.`);
    await expect(banner).toContainText('DOCS_BASE_URL=/else/where/');
  });

  test(
    'doesn’t show the banner on other pages or on a correctly built site',
    { tag: '@more' },
    async ({ page, site }) => {
      for (const address of [`${origin}/else/where/docs/concepts`, `${site}docs`, site]) {
        await page.goto(address);
        await page.waitForLoadState('load');
        await expect(page.locator('#base-url-banner')).toHaveCount(0);
      }
      await expect(page.getByText('did not load properly')).toHaveCount(0);
    },
  );
});

test.describe('a page that doesn’t exist', () => {
  test('a misspelled URL lists the intended page first', async ({ page, site }) => {
    const response = await page.goto('docs/exmaples/cad-basik');
    expect(response?.status()).toBe(404);
    const { pathname } = new URL(site);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(main).toContainText('no page at /docs/exmaples/cad-basik.');
    const similar = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Pages with a similar URL' }) });
    await expect(similar.getByRole('link').first()).toHaveAttribute(
      'href',
      `${pathname}docs/examples/cad-basic`,
    );
    await expect(
      main.locator(`a[href="${pathname}${otherLayout.routePath}/examples/cad-basic"]`),
    ).toBeVisible();

    const search = main.getByRole('searchbox', { name: 'Search the docs' });
    await expect(search).toHaveValue('cad basik');
    await search.press('Enter');
    await expect(page).toHaveURL(`${site}search?q=cad+basik`);
  });

  test('a page that only exists in other versions links to them', async ({ page, site }) => {
    const having = versions.filter((version) => hasExample(version, 'image360'));
    await page.goto(`${lacking('image360').routePath}/examples/image360`);
    const elsewhere = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'This page in other versions' }) });
    await expect(elsewhere.locator('code')).toHaveText(
      having.map(({ routePath }) => `/${routePath}/examples/image360`),
    );
    await elsewhere.getByRole('link').last().click();
    await expect(page).toHaveURL(`${site}${having.at(-1)?.routePath}/examples/image360`);
  });

  test('the not-found page logs no errors or warnings', { tag: '@more' }, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const address of [
      'no-such-page',
      'docs/no-such-page',
      `${otherLayout.routePath}/no/such/page`,
    ]) {
      await page.goto(address);
      await waitForHydration(page, 'afterIntent');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found | Reveal docs');
    }
    // The browser logs the 404 status itself.
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });
});
