/** Prepares pages for their pictures in the same way each time: without programs, motion, or photographs. */
import type { Page } from '@playwright/test';
import type { Drawer } from '../scenarios/golden';
import { withoutPrefetch } from '../e2e/faults';
import { waitForHydration } from '../e2e/support';
import type { Kind, Mode, Width } from './kinds';

/** Replaces photographs and pictures of examples. They're large, and the tests don't compare them. */
const standIn = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
<rect width="1280" height="720" fill="#7a98a8"/><circle cx="640" cy="360" r="240" fill="#c8d8e0"/></svg>`;

/** Prepares a page. Call this function once, before the first navigation. */
export async function preparePage(page: Page): Promise<void> {
  // With these settings, examples wait for a click, and animations are off.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // In data-saving mode, the editor's compiler doesn't load.
  await withoutPrefetch(page);
  await page.route(/\.(?:webp|jpe?g)(?:\?|$)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: standIn }),
  );
}

export async function openKind(page: Page, site: string, kind: Kind, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: kind.heights[width] });
  await page.goto(`${site}${kind.path}`);
  await waitForHydration(page, 'afterIntent');
  await kind.pose?.(page);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await document.fonts.ready;
    const shown = Array.from(document.images).filter((image) => {
      const [box] = image.getClientRects();
      return box !== undefined && box.top < window.innerHeight;
    });
    // Don't fail if an image can't be loaded. The page then shows the image's alternative text.
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    await frame();
    await frame();
  });
}

export async function shoot(page: Page, mode: Mode): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-theme="${mode}"]`).waitFor({ state: 'attached' });
  await settle(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/**
 * Identifies what renders text in this browser: the browser's version, and a hash of text that was drawn with the
 * page's fonts. Open the page first.
 */
export async function letterDrawerOf(page: Page): Promise<Drawer> {
  const letters = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 156];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return 0;
    const text = 'The quick brown fox: jumps() over { 13 } lazy dogs.';
    const { fontFamily } = getComputedStyle(document.body);
    const code = getComputedStyle(document.documentElement).getPropertyValue(
      '--ifm-font-family-monospace',
    );
    const fonts = [
      `16px ${fontFamily}`,
      `bold 32px ${fontFamily}`,
      `14px ${code}`,
      `italic 16px ${fontFamily}`,
    ];
    fonts.forEach((font, index) => {
      context.font = font;
      context.fillText(text, 4, 30 + 36 * index);
    });
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0x811c9dc5;
    for (const value of data) hash = Math.imul(hash ^ value, 0x01000193);
    return hash >>> 0;
  });
  const chromium = Number.parseInt(page.context().browser()?.version() ?? '', 10);
  return { chromium, renderer: `letters ${letters.toString(16)}` };
}
