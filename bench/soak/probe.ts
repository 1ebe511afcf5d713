/**
 * A script that counts graphics contexts and blob URLs in a page and its frames. The script holds only weak references
 * to contexts, so that it doesn't keep them alive.
 *
 * The script doesn't count URLs that workers create. It also doesn't count URLs of removed frames, because the browser
 * revokes these URLs.
 */
import type { Page } from '@playwright/test';

export interface Counted {
  /** WebGL contexts that aren't lost or garbage-collected. */
  readonly contexts: number;
  /** Blob URLs that haven't been revoked. */
  readonly addresses: number;
}

declare global {
  interface Window {
    /** Undefined in documents that were created before the script was added. */
    countHeld?: () => Counted;
  }
}

/** This script is a string, because a compiled function might call helpers that don't exist in the page. */
export const probeScript = `(() => {
  const contexts = new Set();
  const addresses = new Set();
  for (const Canvas of [HTMLCanvasElement, OffscreenCanvas]) {
    const { getContext } = Canvas.prototype;
    const seen = new WeakSet();
    Canvas.prototype.getContext = function (kind, ...options) {
      const context = getContext.call(this, kind, ...options);
      if (/webgl/.test(kind) && context !== null && !seen.has(context)) {
        seen.add(context);
        contexts.add(new WeakRef(context));
      }
      return context;
    };
  }
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const address = createObjectURL.call(URL, source);
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    addresses.delete(String(address));
    revokeObjectURL.call(URL, address);
  };
  window.countHeld = () => ({
    contexts: [...contexts].filter((held) => held.deref()?.isContextLost() === false).length,
    addresses: addresses.size,
  });
})();`;

/** Adds up the counts of the page and its frames. */
export async function countHeld(page: Page): Promise<Counted> {
  const counted = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(() => window.countHeld?.())
        // Ignore frames that were removed in the meantime.
        .catch(() => undefined),
    ),
  );
  const add = (of: keyof Counted) => counted.reduce((sum, each) => sum + (each?.[of] ?? 0), 0);
  return { contexts: add('contexts'), addresses: add('addresses') };
}
