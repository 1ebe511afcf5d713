/** Tests small sites that use the real configuration: problems that fail a build, and other base paths. */
import type { Page } from '@playwright/test';
import { openSharedSite } from '../fixtures/sharedSite';
import {
  buildFixtureSite,
  type FixtureSite,
  makeFixtureSite,
  serveFixtureSite,
} from '../fixtures/site';
import { expect, test, searchField } from './support';

function page(body: string, frontMatter = ''): string {
  return `---\ntitle: Page\ndescription: A page of a test.\n${frontMatter}---\n\n${body}\n`;
}

interface BrokenSite {
  readonly name: string;
  readonly files: Readonly<Record<string, string | null>>;
  /** The failing build's output must match all of these patterns. */
  readonly messages: readonly RegExp[];
}

/**
 * Sites with problems. If the same build stage detects several problems, they share a site, because the build lists all
 * of them.
 */
const brokenSites: readonly BrokenSite[] = [
  {
    name: 'built-html',
    files: {
      'docs/links.mdx': page(
        '[to a page](/docs/no-page), [to a heading](./concepts.mdx#no-heading)\n\n' +
          '<a href="/docs/no-raw-page">raw</a> <img src="/img/no-raw-image.png" alt="" />\n\n' +
          '<p id="twice">A</p>\n<p id="twice">B</p>',
      ),
    },
    messages: [
      /docs\/next\/links\.html: "\/docs\/no-page" does not match any page or file/,
      /docs\/next\/links\.html: "\/docs\/next\/concepts#no-heading" links to a fragment that is not in docs\/next\/concepts\.html/,
      /docs\/next\/links\.html: "\/docs\/no-raw-page" does not match any page or file/,
      /docs\/next\/links\.html: "\/img\/no-raw-image\.png" does not match any page or file/,
      /docs\/next\/links\.html: the id "twice" is used twice/,
      /The built HTML has 5 problem\(s\)/,
    ],
  },
  {
    name: 'markdown',
    files: {
      'docs/links.mdx': page('[to a file](./no-file.mdx)'),
      'docs/images.mdx': page('![an image](./no-image.png)'),
    },
    messages: [
      /Markdown link with URL `\.\/no-file\.mdx` in source file "[^"]*docs\/links\.mdx"/,
      /Markdown image with URL `\.\/no-image\.png` in source file "[^"]*docs\/images\.mdx"/,
    ],
  },
  {
    name: 'duplicate-route',
    files: { 'docs/again.mdx': page('A page.', 'slug: /concepts\n') },
    messages: [/Attempting to create page at \/docs\/next\/concepts, but a page already exists/],
  },
  {
    name: 'missing-api',
    files: { 'versioned_docs/version-1.x/api': null },
    messages: [/Version "1\.x" has no API pages in "api": run `npx tsx scripts\/generate\.ts`/],
  },
];

for (const { name, files, messages } of brokenSites) {
  test(`a site with a problem doesn’t build, and the output names it: ${name}`, async () => {
    const { exitCode, output } = await buildFixtureSite(
      makeFixtureSite({ name: `broken-${name}`, files }),
    );
    expect(exitCode, output).toBe(1);
    for (const message of messages) expect(output).toMatch(message);
  });
}

function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (/^https?:$/.test(protocol) && target !== origin) problems.push(`outside: ${request.url()}`);
  });
  return problems;
}

async function openBelow(baseUrl: string): Promise<FixtureSite> {
  const site = makeFixtureSite({ name: 'base', baseUrl });
  const { exitCode, output } = await buildFixtureSite(site);
  expect(exitCode, output).toBe(0);
  return site;
}

for (const [index, baseUrl] of ['/', '/a/b/'].entries()) {
  test(`the site builds and works under ${baseUrl}`, async ({ page }) => {
    const site = baseUrl === '/' ? await openSharedSite() : await openBelow(baseUrl);
    const server = await serveFixtureSite(site, 4300 + 30 * index);
    const { origin } = new URL(server.address);
    const problems = collectProblems(page, origin);
    const address = (below: string): string => `${origin}${baseUrl}${below}`;

    await test.step('the landing page links to the guides', async () => {
      await page.goto(address(''));
      await page.getByRole('link', { name: 'Get started' }).click();
      await expect(page).toHaveURL(address('docs'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    });

    await test.step('links in the text keep the base path and reach their heading', async () => {
      await page.getByRole('link', { name: 'what a model is' }).click();
      await expect(page).toHaveURL(address('docs/concepts#a-model'));
      const image = page.getByRole('img', { name: 'Three faces of a cube' });
      await expect(image).toHaveJSProperty('complete', true);
      expect(
        await image.evaluate((element: HTMLImageElement) => element.naturalWidth),
      ).toBeGreaterThan(0);
    });

    await test.step('the version menu keeps the page', async () => {
      await page.getByRole('button', { name: '1.x' }).hover();
      await page.locator('.dropdown__link').getByText('Next', { exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`^${address('docs/next/concepts')}(?:#|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
    });

    await test.step('the gallery and the API pages exist', async () => {
      await page.getByRole('link', { name: 'Examples', exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`^${address('examples')}`));
      await page.goto(address('docs/api/classes/Thing'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thing');
    });

    await test.step('the search button opens the overlay', async () => {
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click();
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
    });

    await test.step('other spellings of a URL redirect to it', async () => {
      await page.goto(address('docs/concepts.html?q=a'));
      await expect(page).toHaveURL(address('docs/concepts?q=a'));
      await page.goto(address('docs/overview'));
      await expect(page).toHaveURL(address('docs'));
    });

    expect(problems).toEqual([]);
    await test.step('a path that doesn’t exist shows the not-found page', async () => {
      const response = await page.goto(address('docs/nowhere'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
    });
    await server.close();
  });
}
