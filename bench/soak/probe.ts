/**
 * Counts graphics contexts and blob URLs as they're created, with a script that runs in the page
 * and in each of its frames before other scripts. It uses weak references, so that it doesn't keep
 * contexts alive.
 *
 * It doesn't count URLs from workers, or URLs of removed frames, which browsers revoke with the
 * frame. `sample.ts` counts the browser's own objects.
 */
import type { Page } from '@playwright/test';

/** Counts of one document. */
export interface Counted {
  /** WebGL contexts that aren't lost or garbage-collected. */
  readonly contexts: number;
  /** Blob URLs that were created and not revoked. */
  readonly addresses: number;
}

declare global {
  interface Window {
    /**
     * Returns the counts of this document. Undefined in documents that were created before the
     * script was added.
     */
    countHeld?: () => Counted;
  }
}

/** A string, because a compiled function could call helpers that the page doesn't have. */
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
        // A frame that was removed in the meantime has no counts.
        .catch(() => undefined),
    ),
  );
  const add = (of: keyof Counted) => counted.reduce((sum, each) => sum + (each?.[of] ?? 0), 0);
  return { contexts: add('contexts'), addresses: add('addresses') };
}
