/** Maximum delay of the call while the page is busy, in milliseconds. */
const idleTimeout = 2000;

/**
 * Calls `run` when the page is idle, or after 200 ms in browsers without `requestIdleCallback`, such as Safari. Returns
 * a function that cancels the call.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, { timeout: idleTimeout });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(run, 200);
  return () => window.clearTimeout(id);
}
