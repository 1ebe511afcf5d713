/**
 * Limits the navigations that a program can start in one task. Chromium connects to the host of each navigation before
 * it checks the page's policy, and the host's name can contain data. The page ends the run at the first refused
 * navigation (host/breakout.ts), but one task could start dozens before that.
 *
 * A browser ignores a frame's navigations after the first 200 within ten seconds. It fires `beforeunload` within the
 * call that starts a navigation. During this event, the browser doesn't navigate but still counts the attempts, so the
 * listener below uses up the limit.
 */

const { apply, getOwnPropertyDescriptor } = Reflect;

/**
 * More than twice the limit, because the next ten seconds might start between two attempts. If a program navigates
 * right before and right after that moment, two navigations pass.
 */
const attempts = 402;

/** Adds the listener. Call it before the program starts, so that the program's listeners run later. */
export function limitNavigations(): void {
  const setHash = getOwnPropertyDescriptor(location, 'hash')?.set;
  if (setHash === undefined) return;
  window.addEventListener(
    'beforeunload',
    () => {
      try {
        // Each attempt has a different hash, because navigating to the current one doesn't count.
        for (let attempt = 0; attempt < attempts; attempt++) apply(setHash, location, [attempt]);
      } catch {
        // Firefox throws an error when its limit is exceeded.
      }
    },
    { capture: true },
  );
}
