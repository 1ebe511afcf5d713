/** Tests that diagrams on the built site show the correct picture, and that a diagram's text fits into its boxes. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { diagrams, picturesFolder } from '../../src/diagrams';
import { expect, test } from './support';

/** Names of the diagrams on the Concepts page, which has several. */
const inConcepts = ['tree-index', 'sector-budget', 'style-layers'];

/** Waits until the pictures have loaded. Returns the start of each visible picture's file name. */
async function shownPictures(page: Page): Promise<string[]> {
  const images = page.locator('figure.diagram img:visible');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  }
  const files = await images.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLImageElement).currentSrc.split('/').at(-1) ?? ''),
  );
  return files.map((file) => file.split('.')[0] ?? '');
}

for (const mode of ['light', 'dark'] as const) {
  for (const [shape, width] of [
    ['wide', 1440],
    ['wide', 768],
    ['narrow', 390],
    ['narrow', 1024],
  ] as const) {
    test(`at ${width} pixels in ${mode} mode, the ${shape} diagrams in ${mode} colors are shown`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme: mode });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site}docs/concepts`);
      expect(await shownPictures(page)).toEqual(
        inConcepts.map((name) => `${name}-${mode}-${shape}`),
      );
    });
  }
}

test('diagrams follow the color mode of the site, not of the system, and print in light mode', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site}docs/authentication`);
  expect(await shownPictures(page)).toEqual(['token-renewal-light-wide']);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await shownPictures(page)).toEqual(['token-renewal-dark-wide']);
  await page.emulateMedia({ media: 'print' });
  expect(await shownPictures(page)).toEqual(['token-renewal-light-wide']);
});

test('each diagram has one accessible picture with a description, and a caption', async ({
  page,
  site,
}) => {
  await page.goto(`${site}docs/concepts`);
  for (const name of inConcepts) {
    const { title = '', description = '' } = diagrams[name] ?? {};
    await expect(page.getByRole('img', { name: description, exact: true })).toHaveCount(1);
    await expect(page.locator('figure.diagram figcaption', { hasText: title })).toBeVisible();
  }
  await expect(page.locator('figure.diagram')).toHaveCount(inConcepts.length);
});

test('text in diagrams fits into its box and the picture', async ({ page }) => {
  const folder = path.join(buildDir, picturesFolder);
  const files = fs.readdirSync(folder).filter((file) => file.includes('-light-'));
  expect(files).toHaveLength(2 * Object.keys(diagrams).length);
  const leaving: string[] = [];
  for (const file of files) {
    await page.setContent(fs.readFileSync(path.join(folder, file), 'utf8'));
    const found = await page.evaluate(() => {
      const frames = Array.from(document.querySelectorAll('rect'), (rect) =>
        rect.getBoundingClientRect(),
      );
      return Array.from(document.querySelectorAll('text'), (text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // The text belongs to the smallest box around its middle.
        const own = frames
          .filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)
          .sort((a, b) => a.width * a.height - b.width * b.height)[0];
        const fits =
          own !== undefined &&
          left >= own.left + 1 &&
          right <= own.right - 1 &&
          top >= own.top - 2 &&
          bottom <= own.bottom + 2;
        return fits ? [] : [text.textContent ?? ''];
      }).flat();
    });
    leaving.push(...found.map((text) => `${file}: ${text}`));
  }
  expect(leaving).toEqual([]);
});
