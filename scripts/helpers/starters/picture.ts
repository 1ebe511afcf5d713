import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { rootDir } from '@reveal-docs/versions';
import { clickPart, openPage } from './drive';

/** In CSS pixels. */
const viewport = { width: 896, height: 504 };

/** A position where the default view shows the sphere S-102, as fractions of the view's width and height. */
const sphere = { x: 0.33, y: 0.74 };

/**
 * Takes pictures of a starter after a click on a sphere, in light and dark mode. Saves them in `static/img/starters`.
 * The page's header isn't in the pictures, because it names the framework, and the pages of all starters show them.
 */
export async function takePictures(page: Page, url: string): Promise<void> {
  const dir = path.join(rootDir, 'static/img/starters');
  fs.mkdirSync(dir, { recursive: true });
  await page.setViewportSize(viewport);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, url);
    await clickPart(page, sphere);
    await sharp(await page.locator('main').screenshot())
      .webp({ quality: 80 })
      .toFile(path.join(dir, `app.${colorScheme}.webp`));
  }
}
