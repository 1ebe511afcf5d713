/** What commands that draw pictures have in common. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Width and height of a stage, in CSS pixels. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A WebP of a picture, in the first of `qualities` in which it has at most so many bytes; in the last one when it has
 * more in each.
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

/** Gives the stage of the bare frame page another size. */
export async function resizeStage(page: Page, { width, height }: StageSize): Promise<void> {
  await page.locator('#stage').evaluate(
    (stage, size) => {
      stage.style.cssText = `width:${size.width}px;height:${size.height}px`;
    },
    { width, height },
  );
}

/**
 * Resolves when the frame in a stage of this size, and what is drawn in it, have taken that size. The frame is another
 * process, and a viewer looks at its size as it draws: nothing announces either. Throws after ten seconds.
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
      if (Date.now() > end) throw new Error('The drawing did not take the size of its stage.');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, width);
}
