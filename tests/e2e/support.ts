import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Frame, type Locator, type Page } from '@playwright/test';
import { buildDir } from '../../scripts/helpers/buildInfo';
import type {} from '@reveal-docs/page-script/contract';
import { unknownEndpointNotice } from '@reveal-docs/runner/host/demoNetwork';
import { fitFirefox, forbidScripts } from './firefoxPage';
import { pageAddress } from '@reveal-docs/versions/addresses/pageAddress';

/** Returns the URLs of all built pages, relative to the site's base. Excludes redirects and the not-found page. */
export function builtPages(): string[] {
  return fs
    .readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !fs.readFileSync(file, 'utf8').includes('http-equiv="refresh"'))
    .map((file) => path.relative(buildDir, file).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('frame/') && file !== '404.html')
    .map(pageAddress)
    .sort();
}

/**
 * Page states that tests can wait for:
 *
 * - `beforeIntent`: The built page has the page script (packages/page-script/src), and hasn't requested React yet.
 * - `afterIntent`: React has hydrated the page. If the page defers its scripts, the test simulates a reader's intent.
 * - `optionOff`: React has hydrated the page automatically, without a page script.
 */
export type PageState = 'beforeIntent' | 'afterIntent' | 'optionOff';

/**
 * Resolves when the page is in the state `state`. Rejects if `state` is `beforeIntent` but React has been requested, or
 * if `state` is `optionOff` but the page has a page script.
 */
export async function waitForHydration(page: Page, state: PageState): Promise<void> {
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  if (state === 'beforeIntent') {
    await page.waitForFunction(() => window.docsPageScript !== undefined);
    const main = page.locator('script[src*="/js/main."]');
    expect(await main.count(), 'scripts that load React').toBe(0);
    return;
  }
  await page.waitForLoadState('domcontentloaded');
  const hasScript = await page.evaluate(() => {
    window.docsPageScript?.load();
    return window.docsPageScript !== undefined;
  });
  if (state === 'optionOff') expect(hasScript, 'whether there is a page script').toBe(false);
  await hydrated.waitFor({ state: 'attached' });
}

/** Locates the search field. If a reader types before search has loaded, the page temporarily has a second field. */
export function searchField(page: Page | Frame): Locator {
  return page.getByPlaceholder('Search docs').last();
}

export interface PageWatch {
  /** Errors and warnings from the console, and uncaught errors. */
  readonly complaints: string[];
  /** URLs of requests to hosts other than the site's. */
  readonly outside: string[];
}

/**
 * Starts recording the page's messages, and all requests from its browser context, including requests from frames and
 * workers.
 */
export function watch(page: Page, siteAddress: string): PageWatch {
  const seen: PageWatch = { complaints: [], outside: [] };
  const { origin } = new URL(siteAddress);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.complaints.push(message.text());
  });
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      seen.outside.push(request.url());
    }
  });
  return seen;
}

interface Fixtures {
  /** URL of the landing page. */
  readonly site: string;
  /** A page in a browser with JavaScript disabled. */
  readonly plainPage: Page;
  /**
   * Requests that programs sent to endpoints that the demo project doesn't have. A test fails if the list isn't empty
   * at the end. If a test sends such a request on purpose, it must remove the request from the list.
   */
  readonly unknownEndpoints: string[];
}

/** Playwright's `test` with additional fixtures. Tests fail if a program requests an unknown endpoint. */
export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, provide) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts sets no baseURL.');
    await provide(baseURL);
  },
  context: async ({ context, browserName, baseURL }, provide) => {
    if (browserName === 'firefox') await fitFirefox(context, baseURL);
    await provide(context);
  },
  plainPage: async ({ browser, browserName, baseURL }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    if (browserName === 'firefox') await forbidScripts(context);
    await provide(await context.newPage());
    await context.close();
  },
  unknownEndpoints: [
    async ({ context }, provide) => {
      const unknown: string[] = [];
      context.on('console', (message) => {
        const [, name] = message.text().split(unknownEndpointNotice);
        if (name !== undefined) unknown.push(name);
      });
      await provide(unknown);
      expect(unknown, 'requests that no endpoint of the demo project answers').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
