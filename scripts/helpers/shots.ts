import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** CSS selector for the SDK's logo, which is also its loading indicator. */
export const logo = '[class*="reveal-viewer-spinner"]';

/** In CSS pixels. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Encodes a picture as WebP. Uses the first of `qualities` for which the file is at most `bytes` in size, or the last
 * one if none is small enough.
 */
export async function encodeWithin(
  picture: Buffer,
  bytes: number,
  qualities: readonly number[],
): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= bytes) break;
  }
  return encoded;
}

export async function resizeStage(page: Page, { width, height }: StageSize): Promise<void> {
  await page.locator('#stage').evaluate(
    (stage, size) => {
      stage.style.cssText = `width:${size.width}px;height:${size.height}px`;
    },
    { width, height },
  );
}

/**
 * Waits until the frame and the picture in it are as wide as the stage. Polls, because a viewer checks its size only
 * while it renders. Throws after ten seconds.
 */
export async function drawingFits(page: Page, { width }: StageSize): Promise<void> {
  const body = page.frameLocator('#stage iframe').locator('body');
  await body.evaluate(async ({ ownerDocument }, wanted) => {
    const end = Date.now() + 10_000;
    const isDrawn = ({ clientWidth, parentElement }: HTMLCanvasElement) =>
      clientWidth < 400 || clientWidth === parentElement?.clientWidth;
    const fits = () =>
      ownerDocument.defaultView?.innerWidth === wanted &&
      [...ownerDocument.querySelectorAll('canvas')].every(isDrawn);
    while (!fits()) {
      if (Date.now() > end)
        throw new Error('The view did not resize with its stage within ten seconds.');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, width);
}
