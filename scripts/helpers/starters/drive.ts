import { expect, type Page } from '@playwright/test';
import { untilDrawn } from '../firstProgram/browser';
import { changedPixels, type Area } from './pixels';
import type { ProofDemo } from './demo';
import { liveContexts } from './watch';
import type { FailureRule } from '@reveal-docs/demo-project/http/failures';

/** Time limit of a step, in milliseconds. The software renderer is slow, and clients retry failed requests. */
const patience = { timeout: 60_000 };
const rounds = 5;

/**
 * Distance from a click to the edges of a square around it, in pixels. The test compares the square before and after
 * the click.
 */
const near = 3;

/** A position where the default view shows the paving, as fractions of the view's width and height. */
const ground = { x: 0.472, y: 0.68 };

const everything = { share: 1, times: Infinity, paths: '*' };

const status = (page: Page) => page.getByRole('status');
const canvas = (page: Page) =>
  page.getByRole('region', { name: 'Model' }).locator('canvas').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Ignores alerts without text, which frameworks add. */
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

async function expectReady(page: Page): Promise<void> {
  await expect(status(page)).toHaveText('Click a part.', patience);
  await expect(alert(page)).toHaveCount(0);
}

/**
 * Opens the page and waits for a rendered model. Resolves with the number of milliseconds until the page reports that
 * the model is visible.
 */
export async function openPage(page: Page, url: string): Promise<number> {
  const start = performance.now();
  await page.goto(url);
  await status(page).filter({ hasText: 'Click a part.' }).waitFor(patience);
  const shown = performance.now() - start;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reveal/);
  await untilDrawn(page);
  return shown;
}

/**
 * Clicks a part, and waits until the part has changed color and the page shows the part's name. `at` is the part's
 * position, as fractions of the view's width and height. Resolves with the view's size, and with a function that counts
 * the pixels around the click whose color differs from the color before the click.
 */
export async function clickPart(page: Page, at: Readonly<Record<'x' | 'y', number>>) {
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('The view has no canvas. Check that the viewer was created.');
  const position = { x: Math.round(at.x * box.width), y: Math.round(at.y * box.height) };
  const around: Area = {
    left: Math.round(box.x) + position.x - near,
    top: Math.round(box.y) + position.y - near,
    width: 2 * near + 1,
    height: 2 * near + 1,
  };
  const before = await page.screenshot();
  const changed = async () => changedPixels(before, await page.screenshot(), around);
  const half = (around.width * around.height) / 2;

  await canvas(page).click({ position });
  await expect(status(page)).toHaveText(/^Part: \S/, patience);
  await expect
    .poll(changed, { ...patience, message: 'pixels of the picked part in another color' })
    .toBeGreaterThan(half);
  return { box, changed };
}

/** Clicks a part. Then clicks next to the model, and checks that the part's color changes back. */
export async function pickPart(page: Page): Promise<void> {
  const { box, changed } = await clickPart(page, ground);
  await canvas(page).click({ position: { x: box.width - 8, y: 8 } });
  await expect(status(page)).toHaveText('Nothing there.', patience);
  await expect
    .poll(changed, { ...patience, message: 'pixels that are still in another color' })
    .toBe(0);
}

async function closeView(page: Page): Promise<void> {
  await button(page, 'Close').click();
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await liveContexts(page), 'WebGL contexts of the closed view').toBe(0);
}

/**
 * Closes and reopens the view several times, the first time during loading. Rejects if the view doesn't free its
 * resources or doesn't load again.
 */
export async function closeAndOpen(page: Page, demo: ProofDemo): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await closeView(page);
    const release = round === 0 ? demo.hold() : () => {};
    await button(page, 'Open').click();
    if (round === 0) {
      await expect(status(page)).toHaveText('Loading the model…', patience);
      await expect.poll(() => liveContexts(page), patience).toBe(1);
      await closeView(page);
      release();
      await button(page, 'Open').click();
    }
    await expectReady(page);
    expect(await liveContexts(page), 'WebGL contexts of the open view').toBe(1);
  }
}

/**
 * Opens the view while requests fail. The page must show `words`. Its Retry button must then sign in again and show the
 * model.
 */
export async function failAndRetry(
  page: Page,
  demo: ProofDemo,
  fault: FailureRule['fault'],
  words: RegExp,
): Promise<void> {
  await closeView(page);
  demo.fail([{ ...everything, fault }]);
  await button(page, 'Open').click();
  await expect(alert(page)).toContainText(words, patience);
  await expect(alert(page), 'message for users').not.toContainText(/\d{3}|undefined|object Object/);
  await expect(status(page)).not.toHaveText(/Click a part|Loading/);
  demo.fail();
  const former = demo.tokens.length;
  await alert(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expectReady(page);
  expect(demo.tokens.length, 'requests with a token after Retry').toBeGreaterThan(former);
  expect(await liveContexts(page), 'WebGL contexts after Retry').toBe(1);
}
