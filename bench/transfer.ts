/** What a browser needs for the first load of a page, by kind of file. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type {} from '../src/deferred/contract';

type Kind = 'html' | 'script' | 'style' | 'image' | 'other';

/** Bytes by kind, each file compressed with gzip as static hosts do; `other` is data and fonts. */
export type Transfer = Readonly<Record<Kind, number>>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
};

/**
 * Makes the page believe that its reader saves data: then linked pages are not prefetched and examples wait
 * for a tap, so that what is measured is what the page itself needs, each time the same. A text, because a
 * compiled function may call helpers that the page does not have.
 */
const saveData = `Object.defineProperty(navigator, 'connection', {
  value: { saveData: true, effectiveType: '4g', addEventListener() {} },
});`;

/** A page that asks for nothing more in this time, in milliseconds, has what it needs. */
const quietPeriod = 1000;

/** Size of a file on its way to a browser that takes gzip; pictures and fonts gain nothing by it. */
async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  return Math.min(body.length, gzipSync(body, { level: 9 }).length);
}

/** A file that a page needs. */
export interface LoadedFile {
  readonly url: string;
  readonly kind: Kind;
  /** Compressed with gzip, where that makes it smaller. */
  readonly bytes: number;
}

/** Has a page load React, should it wait for its reader's intent, and waits until it has. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => window.docsPageScript?.load());
  // Docusaurus sets this when the page's own parts have loaded; parts that load lazily follow.
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** What of a page is loaded: what it loads by itself, or React as well. */
export type Extent = 'beforeIntent' | 'everything';

/**
 * Loads `url` with an empty cache and lists the files it needs until nothing more comes. Throws when the
 * page does not answer with 200.
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
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
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

/** Adds up by kind what {@link loadedFiles} lists. */
export async function measureTransfer(
  browser: Browser,
  url: string,
  extent?: Extent,
): Promise<Transfer> {
  const sizes: Record<Kind, number> = { html: 0, script: 0, style: 0, image: 0, other: 0 };
  for (const { kind, bytes } of await loadedFiles(browser, url, extent)) sizes[kind] += bytes;
  return sizes;
}
