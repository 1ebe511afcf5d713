/** Tests the built API pages: anchors, links, lists, and accessibility. */
import fs from 'node:fs';
import path from 'node:path';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { type ApiSymbol, readApiIndex } from '@reveal-docs/api-reference/names';
import { apiAddress, apiSymbol, latest, versions } from '../fixtures/versions';
import { findViolations } from './axe';
import { expect, test, waitForHydration } from './support';

/** Reads the IDs of the elements on a page. `page` is relative to the site's base, without an extension. */
function readIds(page: string): Set<string> {
  const html = fs.readFileSync(path.join(buildDir, `${page}.html`), 'utf8');
  return new Set(
    [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s">]+))/g)].map((id) => id[1] ?? id[2] ?? ''),
  );
}

function anchorsOf(symbol: ApiSymbol): string[] {
  const members = Object.values(symbol.members).map(({ anchor }) => anchor);
  return symbol.anchor === undefined ? members : [symbol.anchor, ...members];
}

for (const version of versions) {
  test(`${version.label}: every symbol and member has its anchor from the API index`, () => {
    const ids = new Map<string, Set<string>>();
    const missing: string[] = [];
    const symbols = Object.values(readApiIndex(version.folder).symbols);
    for (const symbol of symbols) {
      const page = `${version.routePath}/${symbol.page}`;
      const known = ids.get(page) ?? readIds(page);
      ids.set(page, known);
      for (const anchor of anchorsOf(symbol)) {
        if (!known.has(anchor)) missing.push(`${page}#${anchor}`);
      }
    }
    expect(missing).toEqual([]);
    expect(symbols.flatMap(anchorsOf).length).toBeGreaterThan(symbols.length);
  });
}

const withPages = versions.filter(({ api }) => api.layout !== 'page');
const withModules = versions.filter(({ api }) => api.layout === 'flat');
const onOnePage = versions.filter(({ api }) => api.layout === 'page');

for (const version of withPages) {
  const address = apiAddress(version, 'Cognite3DViewer');
  const member = 'loadCameraFromModel()';
  test(`${address} links to its members, and signatures link to the types they use`, async ({
    page,
    site,
  }) => {
    await page.goto(site + address);
    await waitForHydration(page, 'afterIntent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cognite3DViewer');
    await expect(page.locator('.theme-edit-this-page, .pagination-nav__link')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Classes');

    await page.locator('.api-members').getByRole('link', { name: member, exact: true }).click();
    await expect(page.getByRole('heading', { name: member })).toBeInViewport();

    const signature = page.locator('#addcadmodel + .api-signature');
    await signature.getByRole('link', { name: 'AddModelOptions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AddModelOptions');
  });
}

for (const state of ['beforeIntent', 'afterIntent'] as const) {
  test(`inherited members are collapsed, and a link to one expands the group, ${state}`, async ({
    page,
  }) => {
    await page.goto(apiAddress(latest, 'UnionNodeCollection'));
    await waitForHydration(page, state);
    const member = page.locator('h3#add');
    await expect(page.getByRole('heading', { name: /^Inherited from Combine/ })).toBeVisible();
    await expect(member).toBeHidden();
    await page.locator('.api-members').getByRole('link', { name: 'add()', exact: true }).click();
    await expect(member).toBeInViewport();
    await expect(page.locator('h3#serialize')).toBeVisible();
  });
}

test('the filter reveals matching inherited members, and clearing it collapses them again', async ({
  page,
}) => {
  await page.goto(apiAddress(latest, 'IFlexibleCameraManager'));
  const field = page.getByRole('searchbox', { name: 'Filter members' });
  const member = page.locator(`h3#${'setCameraState'.toLowerCase()}`);
  await expect(member).toBeHidden();
  await field.fill('camera state');
  await expect(member).toBeVisible();
  await field.press('Escape');
  await expect(member).toBeHidden();
  await expect(page.locator('.api-inherited > summary').first()).toBeVisible();
});

for (const version of withModules) {
  test(`${version.label}: functions, types and variables are on their module’s page`, async ({
    page,
    site,
  }) => {
    const address = `${version.routePath}/api/modules/cognite_reveal`;
    await page.goto(`${site}${address}`);
    const symbols = Object.values(readApiIndex(version.folder).symbols);
    for (const kind of ['function', 'type', 'variable']) {
      const own = symbols.filter(
        (symbol) => symbol.kind === kind && symbol.module === 'cognite_reveal',
      );
      expect(own.length, kind).toBeGreaterThan(0);
      for (const { name } of own) {
        const [home, anchor] = apiAddress(version, name).split('#');
        expect(home).toBe(address);
        const heading = page.locator(`h3[id="${anchor}"]`);
        await expect(heading).toContainText(kind === 'function' ? `${name}()` : name);
        await expect(heading).toBeVisible();
      }
    }
  });
}

for (const version of onOnePage) {
  test(`${version.label}: a single page lists the API, and its entries link to each other`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${version.routePath}/api`);
    await waitForHydration(page, 'afterIntent');
    await page.locator('.api-members').getByRole('link', { name: 'GeomapTool' }).click();
    await expect(page.getByRole('heading', { name: 'GeomapTool' })).toBeInViewport();
    const { members } = apiSymbol(version, 'GeomapTool');
    const entry = page.locator(`#${members['latLongToWorldCoordinates']?.anchor}`);
    await expect(entry).toContainText('latLongToWorldCoordinates(latLong: LatLongPosition)');
    await entry.getByRole('link', { name: 'LatLongPosition' }).click();
    await expect(page.getByRole('heading', { name: 'LatLongPosition' })).toBeInViewport();
  });
}

test('the API index page lists every symbol of its version', async ({ page, site }) => {
  await page.goto(`${site}${latest.routePath}/api`);
  // Exclude the links to frequently used symbols above the first heading.
  const listed = await page.locator('h2 ~ .api-members .api-links a').allTextContents();
  const names = Object.keys(readApiIndex(latest.folder).symbols);
  expect(listed.sort()).toEqual(names.sort());
});

// axe doesn't report links without an underline here, but Lighthouse does.
test('links to pages that use a symbol are underlined', async ({ page, site }) => {
  await page.goto(site + apiAddress(latest, 'Cognite3DViewer'));
  const link = page.locator('.api-uses > a').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

for (const address of [
  apiAddress(latest, 'CogniteCadModel'),
  ...withModules.map(({ routePath }) => `${routePath}/api/modules/cognite_reveal_tools`),
  ...onOnePage.map(({ routePath }) => `${routePath}/api`),
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} has no accessibility violations, ${colorScheme}`, async ({ page, site }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.goto(site + address);
      await waitForHydration(page, 'afterIntent');
      expect(await findViolations(page, { include: ['article'] })).toEqual([]);
    });
  }
}
