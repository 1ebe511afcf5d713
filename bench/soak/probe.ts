/**
 * What counts graphics contexts and blob addresses where they are made: a script that runs first in the page and in
 * each of its frames. It holds contexts weakly, so that it keeps nothing alive that it counts.
 *
 * Not reached are addresses that a worker makes, and those of a frame that is gone: browsers take the latter back with
 * the frame. `sample.ts` counts what the browser itself holds.
 */
import type { Page } from '@playwright/test';

/** What the script counts in one document. */
export interface Counted {
  /** WebGL contexts that are neither lost nor collected. */
  readonly contexts: number;
  /** Addresses that were made and not given back. */
  readonly addresses: number;
}

declare global {
  interface Window {
    /** Counts what this document holds; not there in a document that was made before the script was added. */
    countHeld?: () => Counted;
  }
}

/** As a text, because a compiled function may call helpers that the page does not have. */
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

/** Adds up what the page and its frames hold now. */
export async function countHeld(page: Page): Promise<Counted> {
  const counted = await Promise.all(
    page.frames().map((frame) =>
      frame
        .evaluate(() => window.countHeld?.())
        // A frame that went meanwhile holds nothing.
        .catch(() => undefined),
    ),
  );
  const add = (of: keyof Counted) => counted.reduce((sum, each) => sum + (each?.[of] ?? 0), 0);
  return { contexts: add('contexts'), addresses: add('addresses') };
}
