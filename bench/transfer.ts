import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type {} from '@reveal-docs/page-script/contract';

type Kind = 'html' | 'script' | 'style' | 'image' | 'other';

/** Transferred bytes by kind of file, compressed as on static hosts. `other` includes data and fonts. */
export type Transfer = Readonly<Record<Kind, number>>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
};

/**
 * Emulates data-saving mode, which disables prefetching and makes examples wait for a tap. As a result, the measurement
 * includes only the page itself. This script is a string, because a compiled function might call helpers that don't
 * exist in the page.
 */
const saveData = `Object.defineProperty(navigator, 'connection', {
  value: { saveData: true, effectiveType: '4g', addEventListener() {} },
});`;

/** A page counts as loaded after this many milliseconds without a response. */
const quietPeriod = 1000;

/**
 * Resolves with the number of bytes that a host sends for a file. Assumes that hosts don't compress files that gzip
 * wouldn't make smaller, such as pictures and fonts.
 */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return Math.min(body.length, gzipSync(body, { level: 9 }).length);
}

export interface LoadedFile {
  readonly url: string;
  readonly kind: Kind;
  /** Size in bytes, compressed with gzip if that makes the file smaller. */
  readonly bytes: number;
}

/**
 * Loads React on a page right away, instead of when the reader first interacts with the page. Resolves after React has
 * loaded.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.docsPageScript?.load());
  // Docusaurus sets this attribute after the page's own parts have loaded. Lazy parts load later.
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Files to load: only the files that load before the reader interacts with the page, or all files, including React. */
export type Extent = 'beforeIntent' | 'everything';

/**
 * Loads `url` with an empty cache. Resolves with the loaded files once the page stops loading. Throws if the page's
 * status isn't 200.
 */
export async function loadedFiles(
  browser: Browser,
  url: string,
  extent: Extent = 'everything',
): Promise<LoadedFile[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript({ content: saveData });
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const answer = await page.goto(url);
    if (answer?.status() !== 200)
      throw new Error(`${url} returned ${answer?.status()} instead of 200.`);
    if (extent === 'everything') await hydrate(page);
    for (let seen = -1; seen < responses.length;) {
      seen = responses.length;
      await page.waitForTimeout(quietPeriod);
    }
    const files: LoadedFile[] = [];
    for (const response of responses.filter((candidate) => candidate.ok())) {
      files.push({
        url: response.url(),
        kind: kindOfResource[response.request().resourceType()] ?? 'other',
        bytes: await sizeOf(response),
      });
    }
    return files;
  } finally {
    await context.close();
  }
}

/** Adds up the sizes of {@link loadedFiles} by kind. */
export async function measureTransfer(
  browser: Browser,
  url: string,
  extent?: Extent,
): Promise<Transfer> {
  const sizes: Record<Kind, number> = { html: 0, script: 0, style: 0, image: 0, other: 0 };
  for (const { kind, bytes } of await loadedFiles(browser, url, extent)) sizes[kind] += bytes;
  return sizes;
}
