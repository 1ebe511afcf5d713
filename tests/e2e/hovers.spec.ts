/** Tests the tooltips for names in code blocks, with a mouse, a keyboard, and touch. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { buildDir } from '../../scripts/helpers/buildInfo';
import type { HoverData } from '@reveal-docs/api-reference/code/hoverData';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { latest, versions } from '../fixtures/versions';
import { findViolations } from './axe';
import { expect, test, waitForHydration } from './support';

const guide = `${latest.routePath}/concepts`;

interface Place {
  readonly block: Locator;
  readonly box: DOMRect;
}

/** Finds the first block whose code contains `line`, and the position of `word` in the block. */
async function findWord(page: Page, word: string, line = word): Promise<Place> {
  const block = page.locator('.theme-code-block pre', { hasText: line }).first();
  await block.scrollIntoViewIfNeeded();
  const box = await block.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }
    throw new Error(`No "${text}" in the block.`);
  }, word);
  return { block, box };
}

/**
 * Finds a method call in a short code block. The guide's example also calls this method, but in a part of its code that
 * is hidden.
 */
function findCall(page: Page): Promise<Place> {
  return findWord(page, 'getSubtreeTreeIndices', 'getSubtreeTreeIndices(pumpTreeIndex)');
}

/** Moves the mouse to a word, and waits until the word's tooltip is visible. */
async function rest(page: Page, { block, box }: Place): Promise<void> {
  // When the pointer enters the block, the script loads and removes the block's links from the tab order.
  await block.hover({ position: { x: 2, y: 2 } });
  const link = block.locator('a').first();
  if ((await link.count()) > 0) await expect(link).toHaveAttribute('tabindex', '-1');
  else {
    // If a block has no links, wait until it shows a tooltip on focus, because that requires the script.
    await block.focus();
    await expect(page.locator('#code-hover')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#code-hover')).toBeHidden();
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('#code-hover')).toBeVisible();
}

/**
 * Presses the right arrow key, which moves to the next name, until `isThere` resolves with true. Rejects if that
 * doesn't happen for any name.
 */
async function walk(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const seen: string[] = [];
  const place = () => page.locator('#code-name').getAttribute('style');
  for (let at = await place(); !(await isThere()); at = await place()) {
    if (at === null || seen.includes(at)) throw new Error('None of the names is the one.');
    seen.push(at);
    await page.keyboard.press('ArrowRight');
  }
}

for (const state of ['before React', 'after React'] as const) {
  test(`resting the mouse on a name shows its type and description without covering the line, ${state}`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(guide);
    if (state === 'after React') await waitForHydration(page, 'afterIntent');
    const place = await findCall(page);
    const { block, box } = place;
    expect(requests.filter((url) => url.includes('hovers'))).toEqual([]);
    await rest(page, place);
    const tooltip = page.locator('#code-hover');
    await expect(tooltip).toContainText('CogniteCadModel.getSubtreeTreeIndices(treeIndex: number)');
    await expect(tooltip).toContainText('Determines the range of tree indices');
    const shown = await tooltip.boundingBox();
    if (shown === null) throw new Error('No box.');
    expect(shown.y + shown.height <= box.y || shown.y >= box.y + box.height).toBe(true);
    expect(requests.filter((url) => url.endsWith('.json'))).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await rest(page, place);
    await page.mouse.move(5, 5);
    await expect(tooltip).toBeHidden();
    expect(await block.locator('a').count()).toBeGreaterThan(0);
  });
}

test('a code block is one tab stop: arrow keys move through its names, Enter follows a link', async ({
  page,
}) => {
  await page.goto(guide);
  const { block } = await findCall(page);
  const tooltip = page.locator('#code-hover');
  await block.focus();
  await expect(tooltip).toContainText('const pump');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(block).toBeFocused();
  const links = block.locator('a');
  for (const link of await links.all()) await expect(link).toHaveAttribute('tabindex', '-1');
  await walk(page, async () =>
    ((await tooltip.textContent()) ?? '').includes('getSubtreeTreeIndices'),
  );
  // Moving the pointer elsewhere must not hide the tooltip.
  await page.mouse.move(3, 3);
  await expect(tooltip).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'getSubtreeTreeIndices' })).toHaveCount(
    1,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#getsubtreetreeindices$/);
});

test('focusing a link in a code block focuses the block, at the name of the link', async ({
  page,
}) => {
  await page.goto(guide);
  const { block } = await findCall(page);
  // Focus the last link directly. Before the script makes the block a single tab stop, Shift+Tab moves the focus to
  // this link.
  const last = block.locator('a').last();
  await last.focus();
  await expect(block).toBeFocused();
  await expect(page.locator('#code-hover')).toContainText((await last.textContent()) ?? '');
  await expect(last).toHaveAttribute('tabindex', '-1');
});

test('the keyboard scrolls each name into view, and its tooltip stays while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(guide);
  const { block } = await findCall(page);
  const [tooltip, mark] = [page.locator('#code-hover'), page.locator('#code-name')];
  await block.focus();
  await expect(tooltip).toBeVisible();
  await walk(page, () => block.evaluate(({ scrollLeft }) => scrollLeft > 0));
  const [shown, outer] = [await mark.boundingBox(), await block.boundingBox()];
  if (shown === null || outer === null) throw new Error('Nothing is marked.');
  expect(shown.x).toBeGreaterThanOrEqual(outer.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(outer.x + outer.width);
  await expect(tooltip).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expect(tooltip).toBeVisible();
});

test('the tooltip stays open while the mouse is over it', async ({ page }) => {
  await page.clock.install();
  await page.goto(guide);
  await rest(page, await findCall(page));
  const tooltip = page.locator('#code-hover');
  const shown = await tooltip.boundingBox();
  if (shown === null) throw new Error('No box.');
  await page.mouse.move(shown.x + 20, shown.y + shown.height / 2);
  await page.clock.runFor(1000);
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  await expect(tooltip).toBeHidden();
});

test('all samples on API pages have tooltips', async ({ page }) => {
  const { symbols } = readApiIndex(latest.folder);
  await page.goto(`${latest.routePath}/${symbols.Cognite3DViewer?.page}`);
  // `addCadModel` is in a sample at the top of the page. `getScreenshot` is in a member's description, in a sample from
  // the SDK itself.
  for (const [word, text] of [
    ['addCadModel', 'Cognite3DViewer.addCadModel'],
    ['getScreenshot', 'Cognite3DViewer.getScreenshot'],
  ] as const) {
    await rest(page, await findWord(page, word));
    await expect(page.locator('#code-hover')).toContainText(text);
  }
});

test('tapping a name follows its link without showing a tooltip', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(guide);
  const link = page
    .locator('.theme-code-block pre a', { hasText: 'getSubtreeTreeIndices' })
    .first();
  await link.tap();
  await expect(page).toHaveURL(/#getsubtreetreeindices$/);
  await expect(page.locator('#code-hover')).toBeHidden();
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open tooltip has no accessibility violations and isn’t printed, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(guide);
    await rest(page, await findCall(page));
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#code-hover')).toBeHidden();
  });
}

test('names of the client, three.js and the block itself have tooltips in every version', () => {
  for (const { routePath, label } of versions) {
    const folder = path.join(buildDir, 'hovers', routePath);
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const text = files
      .filter((file) => file.endsWith('.json') && !/^(?:next|\dx|\d\.x)\//.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
    for (const what of [
      'class CogniteClient',
      'class Vector3',
      'const viewer',
      'class Cognite3DViewer',
    ]) {
      expect(text.includes(what), `${what} in ${label}`).toBe(true);
    }
  }
});

const folder = path.join(buildDir, 'hovers');
const files = fs.existsSync(folder)
  ? fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
  : [];

test('tooltips show the names that programs import, not the paths of files', () => {
  const telling = files.filter((file) => {
    const { texts } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as HoverData;
    return texts.flat().some((text) => /node_modules|(?:module |import\()"\//.test(text ?? ''));
  });
  expect(telling).toEqual([]);
});

test('the tooltip data of each page is at most 12 kB compressed', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const bytes = gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length;
    expect(bytes, file).toBeLessThanOrEqual(12_000);
  }
});
