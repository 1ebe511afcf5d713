/** Opens a reader's program in a browser and waits for what it draws. */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, ensureChromium } from '../helpers/chromium';

/** Longest wait for the first full frame, in milliseconds: the software renderer is slow. */
const pictureTimeout = 180_000;

/** Of the window; pages make views that fit in. */
const viewport = { width: 640, height: 360 };

/** Colors in the middle of a screenshot: a model has many, where an empty scene has one. */
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

/** Resolves when the page draws a model. Rejects with the errors that came, and when nothing is drawn. */
export async function untilDrawn(page: Page, errors: readonly string[] = []): Promise<void> {
  const end = Date.now() + pictureTimeout;
  while ((await countColors(await page.screenshot({ timeout: pictureTimeout }))) <= 100) {
    if (errors.length > 0) break;
    if (Date.now() > end) throw new Error(`Nothing was drawn within ${pictureTimeout} ms.`);
    await page.waitForTimeout(500);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/**
 * Opens `url`, and resolves when a model is drawn and `drive` has driven it. Rejects on errors, on a second three.js, on a message that the
 * program shows as an alert, and when nothing appears.
 */
export async function openProgram(
  url: string,
  drive?: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
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
    if (height > viewport.height) throw new Error(`The view is ${height} px high.`);
    await drive?.(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const alerts = await page.getByRole('alert').allTextContents();
    if (alerts.length > 0) throw new Error(`The page says: ${alerts.join('; ')}`);
  } finally {
    await browser.close();
  }
}
