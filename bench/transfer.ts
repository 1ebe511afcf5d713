/** What a browser transfers for the first load of a page, by kind of file, from the shipped server. */
import type { Browser } from '@playwright/test';

type Kind = 'html' | 'script' | 'style' | 'image' | 'other';

/** Bytes on the wire, compressed as the server sends them, without headers; `other` is data and fonts. */
export type Transfer = Readonly<Record<Kind, number>>;

const kindOfResource: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  image: 'image',
};

/**
 * Makes the page believe that its reader saves data: then linked pages are not prefetched and examples wait
 * for a tap, so that what is measured is what the page itself needs, each time the same.
 */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g', addEventListener: () => undefined },
  });
}

/**
 * Loads `url` with an empty cache and adds up what was transferred until nothing more comes. Throws when the
 * page does not answer with 200.
 */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(saveData);
    const page = await context.newPage();
    const sizes: Record<Kind, number> = { html: 0, script: 0, style: 0, image: 0, other: 0 };
    const pending: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const kind = kindOfResource[request.resourceType()] ?? 'other';
      pending.push(
        request.sizes().then(({ responseBodySize }) => {
          sizes[kind] += responseBodySize;
        }),
      );
    });
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
    await Promise.all(pending);
    return sizes;
  } finally {
    await context.close();
  }
}
