/** Watches over a page for as long as it is open: what it asks for, complains about, and holds of the graphics card. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { policyMistakes } from './policy';

declare global {
  // What the script below puts into the page.
  var proof: {
    readonly contexts: readonly WebGL2RenderingContext[];
    readonly violations: readonly string[];
  };
}

/** Runs first in the page: remembers WebGL contexts that are made, and what the policy refused. */
function remember(): void {
  const contexts: WebGL2RenderingContext[] = [];
  const violations: string[] = [];
  const own = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
  // Not a function with a name: what compiles this program would wrap it in a helper that the page does not have.
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = own.apply(this, args);
    const isNew = context instanceof WebGL2RenderingContext && !contexts.includes(context);
    if (isNew) contexts.push(context);
    return context;
  } as HTMLCanvasElement['getContext'];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} refused ${blockedURI}`);
  });
  globalThis.proof = { contexts, violations };
}

export interface WatchOptions {
  /** Origins that the page may ask. */
  readonly origins: readonly string[];
  /** Addresses that were made to fail: the browser's own line about one is no mistake of the page. */
  readonly troubled: ReadonlySet<string>;
}

export interface Watch {
  /** Everything that was wrong up to now. */
  mistakes(): Promise<string[]>;
  /** Bytes of all scripts that the page has loaded from its own server up to now, compressed. */
  scriptBytes(): Promise<number>;
}

/** Watches over a page that has not been opened yet. */
export async function watchPage(page: Page, { origins, troubled }: WatchOptions): Promise<Watch> {
  const seen: string[] = [];
  const scripts: Response[] = [];
  await page.addInitScript(remember);
  page.on('pageerror', ({ message }) => seen.push(`Uncaught: ${message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const isBrowsers = /^Failed to load resource: /.test(message.text()) && troubled.has(url);
    const isWrong = message.type() === 'error' || /Multiple instances/.test(message.text());
    if (isWrong && !isBrowsers) seen.push(`Console: ${message.text()} (${url})`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (['data:', 'blob:'].includes(protocol) || origins.includes(origin)) return;
    seen.push(`Asked another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
    if (response.request().resourceType() !== 'document') return;
    const policy = response.headers()['content-security-policy'] ?? '';
    seen.push(...policyMistakes(policy).map((mistake) => `Policy: ${mistake}`));
  });
  return {
    async mistakes() {
      const violations = await page.evaluate(() => globalThis.proof.violations);
      return [...new Set([...seen, ...violations.map((text) => `Policy: ${text}`)])];
    },
    async scriptBytes() {
      const bodies = await Promise.all(scripts.map((script) => script.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

/** How many WebGL contexts of the page are alive. */
export function liveContexts(page: Page): Promise<number> {
  return page.evaluate(
    () => globalThis.proof.contexts.filter((context) => !context.isContextLost()).length,
  );
}
