/** Tests that the code on starter pages and in the zip files matches the starters' files. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
  listStarterFiles,
  starterFile,
  starterNames,
  startersDir,
} from '../../src/plugins/starters/files';
import { readStarterZips } from '../../src/plugins/starters/zips';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { rootDir } from '@reveal-docs/versions';
import { findViolations } from './axe';
import { expect, test, watch } from './support';

const names = starterNames(rootDir);
const zips = readStarterZips(rootDir);

/** Removes indentation, empty lines, and region markers. Code blocks don't contain these markers. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/#(?:end)?region\b/.test(line))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readBlocks(page: Page): Promise<{ file: string; code: string }[]> {
  return page
    .getByRole('main')
    .locator('.theme-code-block')
    .evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const file = block.querySelector('[class*="codeBlockTitle"]')?.textContent;
        const lines = [...block.querySelectorAll('.token-line')].map((line) => line.textContent);
        return file ? [{ file, code: lines.join('\n') }] : [];
      }),
    );
}

test('each starter has a page, and its code matches the starter’s files', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL ?? '');
  for (const name of names) {
    await page.goto(`starters/${name}`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(heading).toMatch(/^Use Reveal (?:with|without|as) \w/);
    await expect(page).toHaveTitle(`${heading} | Reveal docs`);
    const picture = page.getByRole('img', { name: /^A running starter: / });
    await expect(picture, name).toBeVisible();
    await expect(picture, name).toHaveJSProperty('naturalWidth', 896);
    const blocks = await readBlocks(page);
    expect(
      blocks.some(({ file }) => /auth\.entra\.[jt]s$/.test(file)),
      name,
    ).toBe(true);
    expect(blocks.length, name).toBeGreaterThan(2);
    for (const { file, code } of blocks) {
      const text = fs.readFileSync(
        starterFile(path.join(startersDir(rootDir), name), file),
        'utf8',
      );
      expect(linesOf(text).join('\n'), `${name}: ${file}`).toContain(linesOf(code).join('\n'));
    }
    for (const title of ['Start it', 'Traps', 'Run it against the demo project']) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
  }
  expect(seen).toEqual({ complaints: [], outside: [] });
});

test('each download contains the files of the starter', async ({ page, request }) => {
  for (const name of names) {
    await page.goto(`starters/${name}`);
    const link = page.getByRole('link', { name: `reveal-${name}.zip` });
    await expect(page.getByRole('main')).toContainText(formatBytes(zips[name]?.bytes ?? 0));
    const response = await request.get((await link.getAttribute('href')) ?? '');
    const zip = unzipSync(await response.body());
    const dir = path.join(startersDir(rootDir), name);
    const packed = Object.keys(zip).filter((file) => !file.endsWith('/'));
    const wanted = [...listStarterFiles(dir), 'AGENTS.md', 'LICENSE'].map(
      (file) => `reveal-${name}/${file}`,
    );
    expect(packed.sort()).toEqual(wanted.sort());
    for (const file of listStarterFiles(dir)) {
      const content = Buffer.from(zip[`reveal-${name}/${file}`] ?? []);
      expect(content.equals(fs.readFileSync(starterFile(dir, file))), `${name}: ${file}`).toBe(
        true,
      );
    }
  }
});

test('a long file can be expanded without React', async ({ page }) => {
  await page.goto('starters/vanilla-vite');
  const block = page.locator('.theme-code-block', { hasText: 'export function openView' });
  await expect(block).toBeHidden();
  await page.getByText(/^src\/view\.ts, \d+ lines$/).click();
  await expect(block).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
});

// One page in each color mode is enough, because these pages are similar.
for (const [colorScheme, width, address] of [
  ['light', 1440, 'starters'],
  ['dark', 390, 'starters/vanilla-vite'],
] as const) {
  test(`axe finds no violations: ${address}, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    expect(await findViolations(page, { include: ['main'] })).toEqual([]);
  });
}

test('there is a card for each starter, and all pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('starters');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'to first picture' });
  await expect(cards).toHaveCount(names.length);
  for (const address of ['starters', ...names.map((name) => `starters/${name}`)]) {
    await page.goto(address);
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wider, address).toBe(0);
  }
});
