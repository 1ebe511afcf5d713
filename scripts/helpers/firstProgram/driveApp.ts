import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { untilDrawn } from './browser';

declare global {
  // Replacement for an identity provider. A script in the page of `checkFirstProgram.ts` defines it.
  var identityProvider: { readonly asked: number };
}

/** Time limit for a pick or for a color change, in milliseconds. The software renderer is slow. */
const patience = { timeout: 60_000 };

/** The program shows parts at 80 °C or more in red. */
async function redPixels(page: Page): Promise<{ x: number; y: number }[]> {
  const view = await page.locator('canvas').first().boundingBox();
  if (view === null) return [];
  const { data, info } = await sharp(await page.screenshot())
    .extract({
      left: Math.ceil(view.x),
      top: Math.ceil(view.y),
      width: Math.floor(view.width) - 1,
      height: Math.floor(view.height) - 1,
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => at);
  return pixels
    .filter((at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(3 * at, 3 * at + 3);
      return red > 60 && red > 1.8 * green && red > 1.8 * blue;
    })
    .map((at) => ({ x: at % info.width, y: Math.floor(at / info.width) }));
}

/** Resolves with the number of animation frames that the page requests in one second. */
function framesAsked(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const own = window.requestAnimationFrame;
    let count = 0;
    window.requestAnimationFrame = (callback) => {
      count += 1;
      return own.call(window, callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 1000));
    window.requestAnimationFrame = own;
    return count;
  });
}

async function expectPlant(page: Page): Promise<void> {
  await untilDrawn(page);
  await expect(page.getByRole('status')).toHaveText('Click a part.', patience);
  await expect.poll(async () => (await redPixels(page)).length, patience).toBeGreaterThan(20);
}

/**
 * Uses the program from the production checklist as a user would. Call this function after the program has rendered the
 * plant. Rejects if the program behaves differently from the page's description.
 */
export async function driveApp(page: Page): Promise<void> {
  expect(await page.evaluate(() => globalThis.identityProvider.asked)).toBeGreaterThan(0);
  const bare: string[] = [];
  page.on('request', (request) => {
    const isAsked = request.url().includes('/api/v1/');
    if (isAsked && request.headers()['authorization'] !== 'Bearer demo-token') {
      bare.push(request.url());
    }
  });

  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expectPlant(page);

  const view = page.locator('canvas').first();
  const red = await redPixels(page);
  const position = red[Math.floor(red.length / 2)];
  if (position === undefined)
    throw new Error('No part is red. Check how the program colors parts by temperature.');
  await view.click({ position });
  await expect(page.getByRole('status')).toHaveText(/^Part \d+$/, patience);

  const canvas = await view.elementHandle();
  await page.getByRole('button', { name: 'Close the plant' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  const isLost = await canvas?.evaluate((element) =>
    (element as HTMLCanvasElement).getContext('webgl2')?.isContextLost(),
  );
  expect(isLost, 'the context of the closed viewer is free').toBe(true);
  expect(await framesAsked(page), 'frames that a closed viewer requests').toBe(0);
  await page.getByRole('button', { name: 'Open the plant' }).click();
  await expectPlant(page);
  expect(bare, 'requests without the token').toEqual([]);
}
