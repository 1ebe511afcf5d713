/** Maximum delay of the call if the page stays busy, in milliseconds. */
const idleTimeout = 2000;

/**
 * Calls `run` when the page is idle. In browsers without `requestIdleCallback`, such as Safari, calls it after 200 ms
 * instead. Returns a function that cancels the call.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, { timeout: idleTimeout });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(run, 200);
  return () => window.clearTimeout(id);
}
