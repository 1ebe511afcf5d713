import type { Locator, Page } from '@playwright/test';
import { compileBlocks, type BlockModule } from '@reveal-docs/api-reference/blocks/compiler';
import { listPageFiles, readPage } from '@reveal-docs/api-reference/blocks/pages';
import { readResults, type PageUses } from '@reveal-docs/api-reference/blocks/results';
import { splitSetUp } from '@reveal-docs/api-reference/code/cutLine';
import { readHistory } from '@reveal-docs/api-reference/history/generate';
import {
  apiAddress,
  classRename,
  latest,
  older,
  removedClass,
  versions,
} from '../fixtures/versions';
import { findViolations } from './axe';
import { expect, test, waitForHydration } from './support';

/** Removes the leading slash, because tests open pages relative to the base path. */
function address({ url }: Pick<PageUses, 'url'>): string {
  return url.slice(1);
}

async function hrefOf(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  if (href === null) throw new Error('The link leads nowhere.');
  return href;
}

async function expectToLead(page: Page, href: string): Promise<void> {
  const response = await page.goto(href);
  expect(response?.status(), href).toBe(200);
  const id = new URL(page.url()).hash.slice(1);
  if (id !== '') await expect(page.locator(`[id="${id}"]`)).toBeVisible();
}

for (const version of versions) {
  test.describe(`${version.label}`, () => {
    const api = `/${version.routePath}/api`;

    test('a name in inline code links to the API of its version', async ({ page }) => {
      await page.goto(`${version.routePath}/concepts`);
      const links = page.locator('main a.api-link');
      const hrefs = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('href')),
      );
      expect(hrefs.length).toBeGreaterThan(5);
      for (const href of hrefs) expect(href).toContain(api);
      const toMember = hrefs.find((href) => href?.includes('#'));
      await expectToLead(page, toMember ?? '');
    });

    test('names in code blocks link to the API symbols that the compiler found', async ({
      page,
    }) => {
      const withLinks = (readResults(version)?.pages ?? []).find(
        ({ id, links }) => !id.startsWith('examples/') && Object.values(links).flat().length > 2,
      );
      expect(withLinks).toBeDefined();
      if (withLinks === undefined) return;
      await page.goto(address(withLinks));
      const inCode = page.locator('main pre a[href*="/api"]');
      const expected = new Set(
        Object.values(withLinks.links)
          .flat()
          .map(([, , , url]) => url),
      );
      for (const link of await inCode.all()) {
        const href = await hrefOf(link);
        expect([...expected].some((url) => href.endsWith(url))).toBe(true);
      }
      const first = inCode.first();
      const name = await first.innerText();
      const href = await hrefOf(first);
      await expectToLead(page, href);
      await expect(page.locator('main')).toContainText(name);
    });

    test('Copy copies a block together with its hidden set-up, and the result compiles', async ({
      page,
      context,
    }) => {
      test.slow();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const pages = await Promise.all(
        listPageFiles(version).map((file) => readPage(version, file)),
      );
      const found = pages
        .flatMap((owner) => owner.blocks.map((block) => ({ owner, block })))
        .find(({ block }) => block.meta === '' && splitSetUp(block.code).setUp !== undefined);
      expect(found).toBeDefined();
      if (found === undefined) return;
      const { setUp = '', shown } = splitSetUp(found.block.code);
      await page.goto(address(found.owner));
      await waitForHydration(page, 'afterIntent');
      const details = page.locator('details', { hasText: 'of setup' }).first();
      await expect(details.locator('pre')).toBeHidden();
      await details.locator('summary').press('Enter');
      await expect(details.locator('pre')).toBeVisible();
      const unfolded = (await details.locator('pre').innerText()).split('\n').filter(Boolean);
      expect(unfolded).toEqual(setUp.split('\n').filter(Boolean));
      const block = page.locator('details:has-text("of setup") + .theme-code-block').first();
      await block.hover();
      await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(`${setUp}\n\n${shown}`);
      const module: BlockModule = { page: 'copied', index: 0, extension: 'ts', code: copied };
      expect(compileBlocks(version, [module]).diagnosticsOf(module)).toEqual([]);
    });

    test('API pages list the pages that use a symbol', async ({ page }) => {
      const [guide] = (readResults(version)?.pages ?? []).filter(
        ({ id, symbols }) => !id.startsWith('examples/') && symbols.includes('Cognite3DViewer'),
      );
      expect(guide).toBeDefined();
      await page.goto(`${version.routePath}/concepts`);
      const symbol = page.locator('main a.api-link', { hasText: 'Cognite3DViewer' }).first();
      await page.goto((await hrefOf(symbol)).replace(/#.*/, ''));
      // The API page shows the most relevant of these pages at first, and the others after a click.
      const uses = page.locator('.api-uses').first();
      await uses.getByText(/^\d+ more$/).click();
      await uses.getByRole('link', { name: guide?.title, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${guide?.url ?? ''}$`));
    });
  });
}

for (const version of versions) {
  test(`the overview of ${version.label} starts its program only after a click`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(version.routePath);
    await waitForHydration(page, 'afterIntent');
    const example = page.locator('[data-example="cad-basic"]');
    await example.scrollIntoViewIfNeeded();
    await expect(example.getByRole('button', { name: /^Start/ })).toBeVisible();
    await expect(example).toHaveAttribute('data-state', 'idle');
    expect(loaded.filter((url) => /\/(?:sdk|demo)\//.test(url))).toEqual([]);
    if (!version.isLast) return;
    await example.getByRole('button', { name: /^Start/ }).click();
    await expect(example).toHaveAttribute('data-state', 'running', { timeout: 120_000 });
  });
}

test('an API name shows its history, and the change page links back to it', async ({ page }) => {
  const { from, to, before, after } = classRename();
  const event = readHistory(to.folder)[after]?.find(({ type }) => type === 'renamed');
  expect(event).toBeDefined();
  await page.goto(apiAddress(to, after));
  const line = page.locator('.api-history').first();
  await expect(line).toHaveText(`Renamed from ${before} between ${event?.after} and ${event?.by}`);
  await line.getByRole('link').click();
  const step = `from-${event?.after}-to-${event?.by}`.replaceAll('.', '-');
  await expect(page).toHaveURL(new RegExp(`/api/changes/${step}#renamed$`));
  const row = page.locator('main tr', { hasText: before });
  const links = row.getByRole('link');
  expect(await hrefOf(links.nth(0))).toContain(`/${from.routePath}/api/`);
  await expectToLead(page, await hrefOf(links.nth(1)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(after);
});

test('an older version shows that a member is removed later', async ({ page }) => {
  const found = older.flatMap((version) =>
    Object.entries(readHistory(version.folder)).flatMap(([name, events]) => {
      const [symbol, member = ''] = name.split('.');
      const event = events.find(({ type, isLater }) => type === 'removed' && isLater === true);
      const hasHeading = symbol === 'Cognite3DViewer' && version.api.layout !== 'page';
      return hasHeading && event !== undefined ? [{ version, member, event }] : [];
    }),
  )[0];
  if (found === undefined) throw new Error('No release removes a member of the viewer.');
  const { version, member, event } = found;
  const [address = '', anchor = ''] = apiAddress(version, 'Cognite3DViewer', member).split('#');
  await page.goto(address);
  const line = page.locator(`[id="${anchor}"] + .api-history`);
  await expect(line).toHaveText(`Removed between ${event.after} and ${event.by}`);
  await expectToLead(page, await hrefOf(line.getByRole('link')));
});

test('a migration guide lists removed names, linked to the version that has them', async ({
  page,
}) => {
  const { from, to, name } = removedClass();
  await page.goto(`${to.routePath}/migration-guide`);
  const removed = page.locator('main li', { hasText: name }).first();
  const link = removed.getByRole('link', { name, exact: true }).first();
  expect(await hrefOf(link)).toContain(`/${from.routePath}/api/`);
  await expectToLead(page, await hrefOf(link));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`code with links and set-up is accessible in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${latest.routePath}/concepts`);
    await waitForHydration(page, 'afterIntent');
    await page.locator('details summary').first().click();
    expect(await findViolations(page, { include: ['main pre', 'main details'] })).toEqual([]);
  });
}
