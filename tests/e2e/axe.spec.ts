/**
 * Checks pages of each kind with axe in both color modes. Also checks that the pages' policy doesn't block their
 * content.
 */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { lacking, latest, next, otherLayout } from '../fixtures/versions';
import { findViolations } from './axe';
import { pageChunk, withoutPrefetch } from './faults';
import { watchRefusals } from './refusals';
import { expect, test, waitForHydration, searchField } from './support';

/** A guide with collapsed setup code. */
const foldedGuide = 'docs/concepts';

/** One page of each kind. `example.spec.ts` checks running examples, and `api.spec.ts` the longest API pages. */
const pages: Readonly<Record<string, string>> = {
  landing: '',
  guide: 'docs/concepts',
  'API class': 'docs/api/cognite_reveal_tools/classes/AxisViewTool',
  example: 'docs/examples/cad-basic',
  gallery: 'examples',
  playground: 'playground?template=cad&version=4.x',
  'demo project': 'demo-project',
  search: 'search?q=model',
  versions: 'versions',
  'not found': 'docs/exmaples/cad-basik',
  'notice of another version': `${lacking('image360').routePath}?from=${latest.routePath}/examples/image360`,
};

/** Pages whose elements also appear on the pages above. */
const similarPages: typeof pages = {
  'guide of an old version': `${otherLayout.routePath}/installation`,
  'unreleased guide': `${next.routePath}/installation`,
  'API index': 'docs/api',
  'API module': 'docs/api/modules',
  'API enumeration': 'docs/api/cognite_reveal/enumerations/NodeOutlineColor',
};

/**
 * Returns axe's findings for two settings: light mode in a wide window, and dark mode in a narrow window. Doesn't
 * reload the page in between.
 */
async function findInBothModes(page: Page, kind: string): Promise<string[]> {
  // Check code on only one kind of page, because code has the same colors everywhere and contrast checks are slow.
  const exclude = kind === 'guide' ? [] : ['pre code'];
  const found: string[] = [];
  for (const [mode, viewport] of [
    ['light', { width: 1440, height: 900 }],
    ['dark', { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(toggle).toBeVisible({ visible: mode === 'dark' });
    const violations = await findViolations(page, { exclude });
    found.push(...violations.map((finding) => `${kind}, ${mode}: ${finding}`));
  }
  return found;
}

async function checkPages(page: Page, entries: readonly [string, string][]): Promise<void> {
  const refused = await watchRefusals(page.context());
  await withoutPrefetch(page);
  const found: string[] = [];
  for (const [kind, address] of entries) {
    await page.goto(address);
    await waitForHydration(page, 'afterIntent');
    // Wait for lists that load after the page itself.
    await page.waitForLoadState('networkidle');
    found.push(...(await findInBothModes(page, kind)));
  }
  expect({ found, refused }).toEqual({ found: [], refused: [] });
}

// Split the checks, so that two workers can run the halves at the same time.
for (const half of [0, 1]) {
  const entries = Object.entries(pages).filter((_, index) => index % 2 === half);
  const title = `axe finds no violations and the policy blocks nothing on pages of each kind: half ${half + 1}`;
  test(title, ({ page }) => checkPages(page, entries));
}

test(
  'axe finds no violations and the policy blocks nothing on similar pages',
  { tag: '@more' },
  ({ page }) => checkPages(page, Object.entries(similarPages)),
);

test('axe finds no violations on a page that failed to load', async ({ page }) => {
  await page.route(pageChunk('installation.mdx'), (route) => route.abort());
  await page.goto('docs/installation');
  await page.evaluate(() => window.docsPageScript?.load());
  await page.getByRole('alert').waitFor();
  expect(await findInBothModes(page, 'failed load')).toEqual([]);
});

test('axe finds no violations before React loads: on the page, in search and in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\/js\/main\./, () => {});
  await page.goto('docs/installation');
  await waitForHydration(page, 'beforeIntent');
  const found = await findViolations(page);
  await page.keyboard.press('/');
  await searchField(page).fill('camera');
  await page.getByRole('option').first().waitFor();
  found.push(...(await findViolations(page)));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  found.push(...(await findViolations(page)));
  expect(found).toEqual([]);
});

test('axe finds no violations on a crashed page and in the open mobile sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);

  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, ...rest) =>
      text.startsWith('{"id":"concepts"') ? {} : (parse(text, ...rest) as unknown);
  });
  await page.reload();
  await page.evaluate(() => window.docsPageScript?.load());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  expect(await findViolations(page)).toEqual([]);
});

test('the skip link and the focus ring are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return { style: style.outlineStyle, width: Number.parseFloat(style.outlineWidth) };
  });
  expect(ring.style).toBe('solid');
  expect(ring.width).toBeGreaterThanOrEqual(2);
});

test('the colors of point classes stay distinct in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('demo-project');
  const swatches = page.locator('li > span[aria-hidden]:empty');
  const colors = new Set<string>();
  for (const swatch of await swatches.all()) {
    const { data, info } = await sharp(await swatch.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = 3 * (info.width * Math.floor(info.height / 2) + Math.floor(info.width / 2));
    colors.add(data.subarray(middle, middle + 3).join());
  }
  expect(await swatches.count()).toBeGreaterThan(3);
  expect(colors.size).toBe(await swatches.count());
});

/** Takes a picture of an element. Returns the picture's number of colors, and the color at the left edge. */
async function colorsOf(element: Locator): Promise<{ count: number; edge: string }> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (index: number): string => data.subarray(3 * index, 3 * index + 3).join();
  const all = Array.from({ length: info.width * info.height }, (_, index) => colorAt(index));
  return {
    count: new Set(all).size,
    edge: colorAt(info.width * Math.floor(info.height / 2) + 6),
  };
}

test('icons, the status light and the selected tab are visible in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('docs/examples/cad-basic');
  await waitForHydration(page, 'afterIntent');
  expect((await colorsOf(page.locator('.navbar-repository').first())).count).toBeGreaterThan(1);
  const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
  await copy.focus();
  const icon = await copy.evaluate((button) => {
    const { backgroundColor } = getComputedStyle(button, '::before');
    return [backgroundColor, getComputedStyle(button).backgroundColor];
  });
  expect(icon[0]).not.toBe(icon[1]);
  expect((await colorsOf(page.locator('[class*=light_]').first())).count).toBeGreaterThan(1);
  const tabs = page.getByRole('tab');
  const selected = await colorsOf(tabs.and(page.locator('[aria-selected=true]')).first());
  const other = await colorsOf(tabs.and(page.locator('[aria-selected=false]')).first());
  expect(selected.edge).not.toBe(other.edge);
});

test('code and collapsed parts are printed whole', async ({ page }) => {
  for (const address of [foldedGuide, 'docs/examples/cad-basic']) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const collapsed = main.locator('details:not([open]) > :not(summary)');
    await expect(collapsed.first()).toBeAttached();
    // Find and measure the parts in one step, because React replaces an example's code during hydration.
    const cut = await main.evaluate((text) =>
      [...text.querySelectorAll('pre, details:not([open]) > :not(summary)')].flatMap((part) => {
        // The "Copy page" menu and files in other tabs aren't printed.
        if (part.closest('[hidden]') !== null) return [];
        if (part.closest('details')?.parentElement?.checkVisibility() === false) return [];
        const isWhole =
          part.checkVisibility({ contentVisibilityAuto: true }) &&
          part.scrollHeight <= part.clientHeight + 1 &&
          part.scrollWidth <= part.clientWidth + 1;
        return isWhole ? [] : [part.textContent.slice(0, 40)];
      }),
    );
    expect(cut, address).toEqual([]);
  }
});

test(
  'a printed page shows dark text on white, without navigation and buttons',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.table-of-contents',
      '.footer',
    ]) {
      await expect(page.locator(part).first(), part).toBeHidden();
    }
    await expect(page.getByText('Copy page')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const [ink, paper] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('article p') ?? document.body).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    const lightness = (color: string | undefined): number =>
      Math.max(...(color?.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(lightness(ink)).toBeLessThan(90);
    expect(lightness(paper) === 0 ? 255 : lightness(paper)).toBeGreaterThan(240);
  },
);
