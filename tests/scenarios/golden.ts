/** Golden images: what examples looked like when their pictures were last renewed. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { rootDir, type DocsVersion } from '../../src/versions';

const goldenDir = path.join(rootDir, 'tests/golden');
/** Says with which Chromium the images were made; another one may draw them otherwise. */
const browserFile = path.join(goldenDir, 'browser.json');

/** Where a version's golden image of an example is, whether or not there is one. */
export function goldenFile({ folder }: DocsVersion, name: string): string {
  return path.join(goldenDir, folder, `${name}.png`);
}

/** Major version of Chromium. */
export function majorOf(browser: Browser): number {
  return Number.parseInt(browser.version(), 10);
}

/** Major version of the Chromium that the golden images were made with; undefined when there are none. */
export function goldenMajor(): number | undefined {
  if (!fs.existsSync(browserFile)) return undefined;
  return (JSON.parse(fs.readFileSync(browserFile, 'utf8')) as { chromium: number }).chromium;
}

/** Notes which Chromium made the golden images. */
export function writeGoldenMajor(major: number): void {
  fs.mkdirSync(goldenDir, { recursive: true });
  fs.writeFileSync(browserFile, `${JSON.stringify({ chromium: major })}\n`);
}
