/** Measures the first load of a page by kind of file. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type {} from '@reveal-docs/page-script/contract';

type Kind = 'html' | 'script' | 'style' | 'image' | 'other';

/**
 * Bytes by kind, with each file compressed with gzip as on static hosts. `other` is data and fonts.
 */
export type Transfer = Readonly<Record<Kind, number>>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
};

/**
 * Emulates data saving mode, in which linked pages aren't prefetched and examples wait for a tap.
 * The measurement is then repeatable and only includes the page itself. A string, because a
 * compiled function could call helpers that the page doesn't have.
 */
const saveData = `Object.defineProperty(navigator, 'connection', {
  value: { saveData: true, effectiveType: '4g', addEventListener() {} },
});`;

/** Time without requests after which a page counts as loaded, in milliseconds. */
const quietPeriod = 1000;

/**
 * Resolves with the number of bytes that a host sends for a file, if it compresses files with gzip
 * whenever that makes them smaller. Pictures and fonts don't get smaller.
 */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return Math.min(body.length, gzipSync(body, { level: 9 }).length);
}

export interface LoadedFile {
  readonly url: string;
  readonly kind: Kind;
  /** Bytes, compressed with gzip if that makes the file smaller. */
  readonly bytes: number;
}

/** Makes a page load React if it waits for the reader's intent. Resolves after React has loaded. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.docsPageScript?.load());
  // Docusaurus sets this attribute after the page's own parts have loaded. Lazy parts load later.
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** How much to load: only the page's own files, or also React. */
export type Extent = 'beforeIntent' | 'everything';

/**
 * Loads `url` with an empty cache and lists its files until the page stops sending requests. Throws
 * if the page's status isn't 200.
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
