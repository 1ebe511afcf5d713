/** Tests that links to headings scroll to them: within the site, after Back, and in a new document. */
import type { Locator, Page } from '@playwright/test';
import { readVersions } from '@reveal-docs/versions';
import { withoutPrefetch } from './faults';
import { expectAtHeading } from './headingPosition';
import { expect, test, waitForHydration, searchField } from './support';

const latest = readVersions().find(({ isLast }) => isLast);
if (latest === undefined) throw new Error('versions.json names no version.');
const { routePath } = latest;

function spread<Item>(items: readonly Item[], count: number): Item[] {
  expect(items.length).toBeGreaterThanOrEqual(count);
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  );
}

interface Target {
  /** Absolute URL. */
  readonly address: string;
  /** Selector for all links with the same `href` attribute. */
  readonly selector: string;
}

function targetsOf(links: Locator): Promise<Target[]> {
  return links.evaluateAll((all) => {
    const targets = (all as HTMLAnchorElement[]).map(({ href, attributes }): [string, Target] => {
      const written = attributes.getNamedItem('href')?.value ?? '';
      return [href, { address: href, selector: `a[href="${CSS.escape(written)}"]` }];
    });
    return [...new Map(targets).values()];
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page, 'afterIntent');
}

/** Follows `link`, then follows another link within the site, and goes back. */
async function follow(page: Page, { address }: Target, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL(address);
  await expectAtHeading(page, 'by its link');
  // Dispatch the event instead of clicking. Over BiDi, a click would first scroll the page, even though the link is in
  // the sticky bar.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API' })
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
  await page.goBack();
  await page.waitForURL(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('API reference');
  await expectAtHeading(page, 'by Back');
}

async function openByItself(page: Page, targets: readonly Target[]): Promise<void> {
  for (const { address } of targets) {
    await page.goto('robots.txt');
    await open(page, address);
    await expectAtHeading(page, 'as a document');
  }
}

test.beforeEach(async ({ page }) => {
  await withoutPrefetch(page);
});

for (const [guide, count] of [
  ['api_readme', 6],
  ['concepts', 6],
  ['performance', 4],
  ['examples/clipping', 6],
] as const) {
  test(`${count} links in ${guide} lead exactly to their headings`, async ({ page }) => {
    const address = `${routePath}/${guide}`;
    await open(page, address);
    const all = await targetsOf(page.locator('article a[href*="#"]:not(.hash-link, details *)'));
    const targets = spread(all, count);
    for (const target of targets) {
      const link = page.locator('article').locator(target.selector).first();
      await follow(page, target, link);
      await page.goBack();
      await expect(link).toBeAttached();
    }
    await openByItself(page, targets);
  });
}

test('4 links in a section’s evidence lead exactly to their rows on the behavior page', async ({
  page,
}) => {
  await open(page, `${routePath}/concepts`);
  const marks = page.locator('details.checked');
  const links = marks.locator('a[href*="/behavior#"]');
  const targets = spread(await targetsOf(links), 4);
  for (const { address, selector } of targets) {
    const mark = marks.filter({ has: page.locator(selector) }).first();
    await mark.locator('summary').click();
    await mark.locator(selector).first().click();
    await page.waitForURL(address);
    await expectAtHeading(page, 'by its link');
    await page.goBack();
  }
  await openByItself(page, targets);
});

for (const [name, count] of [
  ['concepts', 5],
  ['api/cognite_reveal/classes/Cognite3DViewer', 5],
] as const) {
  test(`${count} links in the table of contents of ${name} lead exactly to their headings`, async ({
    page,
  }) => {
    await open(page, `${routePath}/${name}`);
    const links = page.locator('.theme-doc-toc-desktop a[href^="#"]');
    const targets = spread(await targetsOf(links), count);
    for (const target of targets) {
      await follow(page, target, page.locator('.theme-doc-toc-desktop').locator(target.selector));
    }
    await openByItself(page, targets);
  });
}

test('8 search results open exactly at their headings', async ({ page }) => {
  const targets: Target[] = [];
  // Some results for the last query are headings on the page itself.
  for (const query of ['addModel', 'setCameraState', 'styled node collection', 'coordinates']) {
    await open(page, `${routePath}/concepts`);
    const search = async (): Promise<Locator> => {
      await page.keyboard.press('Control+k');
      await searchField(page).fill(query);
      // Before the results arrive, the overlay shows recent searches.
      await expect(page.getByRole('link', { name: /^See all/ })).toBeVisible();
      return page.locator('.DocSearch-Hit');
    };
    const found = await targetsOf((await search()).locator('a[href*="#"]'));
    await page.keyboard.press('Escape');
    for (const target of spread(found, 2)) {
      const results = await search();
      await follow(page, target, results.locator(target.selector));
      targets.push(target);
    }
  }
  expect(targets.some(({ address }) => address.includes(`${routePath}/concepts#`))).toBe(true);
  await openByItself(page, targets);
});
