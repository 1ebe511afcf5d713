/** Compares pictures with golden images, which are saved pictures of the examples. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { pictureFile } from '../../src/plugins/examples/pictures';
import { differenceLimit, pixelThreshold, type Picture } from './picture';
import {
  isSameStructure,
  structureDifference,
  structureLimits,
  type StructureDifference,
} from './structure';

const goldenDir = path.join(rootDir, 'tests/golden');
const drawerFile = path.join(goldenDir, 'browser.json');

/** Returns the path of an example's golden image in this version's own folder. The file might not exist. */
export function ownGoldenFile({ folder }: DocsVersion, name: string): string {
  return path.join(goldenDir, folder, `${name}.png`);
}

/**
 * Returns the path of the golden image that this version uses, which might belong to an older version. The file might
 * not exist.
 */
export function goldenFile(version: DocsVersion, name: string): string {
  return pictureFile(version, name, (other) => ownGoldenFile(other, name));
}

/** The renderer that draws the views. With a different renderer, the same program can look different. */
export interface Drawer {
  /** Major version. */
  readonly chromium: number;
  /** The renderer's name according to WebGL. */
  readonly renderer: string;
}

export async function drawerOf(page: Page): Promise<Drawer> {
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const info = gl?.getExtension('WEBGL_debug_renderer_info');
    const name: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    return String(name);
  });
  return { chromium: Number.parseInt(page.context().browser()?.version() ?? '', 10), renderer };
}

export function describeDrawer({ chromium, renderer }: Drawer): string {
  return `Chromium ${chromium} on ${renderer}`;
}

/** Returns the renderer that drew the golden images, or `undefined` if no golden images exist. */
export function goldenDrawer(): Drawer | undefined {
  if (!fs.existsSync(drawerFile)) return undefined;
  return JSON.parse(fs.readFileSync(drawerFile, 'utf8')) as Drawer;
}

export function writeGoldenDrawer(drawer: Drawer): void {
  fs.mkdirSync(goldenDir, { recursive: true });
  fs.writeFileSync(drawerFile, `${JSON.stringify(drawer, undefined, 2)}\n`);
}

/**
 * How to compare pictures. A different renderer draws most pixels in slightly different colors, so only the structure
 * can be compared.
 */
export type Comparison = 'pixels' | 'structure';

export function comparisonFor(made: Drawer | undefined, here: Drawer): Comparison {
  return made?.renderer === here.renderer ? 'pixels' : 'structure';
}

/** Returns whether a picture matches its golden image, and a description of the comparison. */
export function compareWithGolden(
  picture: Picture,
  golden: Picture,
  comparison: Comparison,
  limits: StructureDifference = structureLimits,
): { readonly same: boolean; readonly words: string } {
  const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
  if (comparison === 'pixels') {
    const difference = picture.differenceTo(golden);
    return {
      same: difference <= differenceLimit,
      words: `${percent(difference)} of the pixels differ by more than ${pixelThreshold}; at most ${percent(differenceLimit)} may`,
    };
  }
  const difference = structureDifference(picture, golden);
  return {
    same: isSameStructure(difference, limits),
    words:
      `${percent(difference.color)} of the squares have another color (at most ${percent(limits.color)} may), ` +
      `${percent(difference.shape)} of the windows another shape (at most ${percent(limits.shape)})`,
  };
}
