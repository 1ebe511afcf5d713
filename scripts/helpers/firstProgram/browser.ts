import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launchChromium } from '../chromium';

/** Time limit for the first complete frame, in milliseconds. The software renderer is slow. */
const pictureTimeout = 180_000;

const viewport = { width: 640, height: 360 };

/** The middle of the screenshot has many colors if it shows a model, and only one if the scene is empty. */
async function countColors(screenshot: Buffer): Promise<number> {
  const { width, height } = await sharp(screenshot).metadata();
  const middle = await sharp(screenshot)
    .extract({
      left: Math.floor(width / 4),
      top: Math.floor(height / 4),
      width: Math.floor(width / 2),
      height: Math.floor(height / 2),
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors = new Set<number>();
  for (let at = 0; at + 2 < middle.length; at += 3) colors.add(middle.readUIntBE(at, 3));
  return colors.size;
}

/** Resolves when the page renders a model. Rejects if the page reports errors or doesn't render in time. */
export async function untilDrawn(page: Page, errors: readonly string[] = []): Promise<void> {
  const end = Date.now() + pictureTimeout;
  while ((await countColors(await page.screenshot({ timeout: pictureTimeout }))) <= 100) {
    if (errors.length > 0) break;
    if (Date.now() > end) throw new Error(`The page rendered nothing within ${pictureTimeout} ms.`);
    await page.waitForTimeout(500);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/**
 * Opens `url`, waits until the page renders a model, and then calls `drive`. Rejects if the program reports errors,
 * loads a second copy of three.js, shows an alert, or doesn't render in time.
 */
export async function openProgram(
  url: string,
  drive?: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      const isWrong = message.type() === 'error' || /Multiple instances/.test(message.text());
      if (isWrong) errors.push(`${message.text()} (${message.location().url})`);
    });
    await page.goto(url);
    await untilDrawn(page, errors);
    const view = await page.locator('canvas').first().boundingBox();
    const height = view?.height ?? 0;
    if (height > viewport.height)
      throw new Error(
        `The view is ${height} px high, but the window is only ${viewport.height} px high.`,
      );
    await drive?.(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const alerts = await page.getByRole('alert').allTextContents();
    if (alerts.length > 0) throw new Error(`The page shows: ${alerts.join('; ')}`);
  } finally {
    await browser.close();
  }
}
