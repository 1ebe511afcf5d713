/** Maximum time to wait after the program's last request, in milliseconds. */
const effectTime = 400;
/** Maximum time to wait in total, in milliseconds. */
const maxTime = 5000;
/** Minimum number of checks. On a slow device, each check takes longer. */
const minChecks = 3;
/** Pause between two checks, in milliseconds. */
const pause = 100;

/**
 * Resolves with true as soon as `check` resolves with true. Resolves with false if that doesn't happen within 0.4
 * seconds of the program's last request, or within 5 seconds in total. `countRequests` returns the number of requests
 * since the start.
 */
export async function waitForEffect(
  check: () => Promise<boolean>,
  countRequests: () => number,
): Promise<boolean> {
  const end = performance.now() + maxTime;
  let quietEnd = performance.now() + effectTime;
  let requests = countRequests();
  for (let checks = 1; ; checks++) {
    if (await check()) return true;
    const now = performance.now();
    const count = countRequests();
    if (count !== requests) quietEnd = now + effectTime;
    requests = count;
    if (checks >= minChecks && now > Math.min(end, quietEnd)) return false;
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
}
