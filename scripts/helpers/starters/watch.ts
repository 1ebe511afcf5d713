import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { policyMistakes } from './policy';

declare global {
  // Variable that `remember` defines in the page.
  var proof: {
    readonly contexts: readonly WebGL2RenderingContext[];
    readonly violations: readonly string[];
  };
}

/** Records WebGL contexts and policy violations. This function runs in the page before the page's own scripts. */
function remember(): void {
  const contexts: WebGL2RenderingContext[] = [];
  const violations: string[] = [];
  const own = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
  // An arrow function doesn't have its own `this`. The compiler would wrap a named function in a helper that doesn't
  // exist in the page.
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = own.apply(this, args);
    const isNew = context instanceof WebGL2RenderingContext && !contexts.includes(context);
    if (isNew) contexts.push(context);
    return context;
  } as HTMLCanvasElement['getContext'];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} blocked ${blockedURI}`);
  });
  globalThis.proof = { contexts, violations };
}

export interface WatchOptions {
  readonly origins: readonly string[];
  /** URLs of requests that fail on purpose. The browser's own console messages about these URLs aren't problems. */
  readonly troubled: ReadonlySet<string>;
}

export interface Watch {
  mistakes(): Promise<string[]>;
  scriptBytes(): Promise<number>;
}

/** Records the page's errors and scripts. Call this function before you open a URL. */
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
    seen.push(`Request to another host: ${request.url()}`);
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

export function liveContexts(page: Page): Promise<number> {
  return page.evaluate(
    () => globalThis.proof.contexts.filter((context) => !context.isContextLost()).length,
  );
}
