/**
 * Limits the navigations that a program can start in one task. Chromium connects to the host of each navigation before
 * it checks the page's policy, and the host's name can contain data. The page ends the run at the first refused
 * navigation (host/breakout.ts), but one task could start dozens before that.
 *
 * A browser ignores a frame's navigations after the first 200 within ten seconds. The call that starts a navigation
 * fires `beforeunload`. During this event, the browser counts attempts to navigate but ignores them. The listener below
 * makes enough attempts to use up the limit.
 */

const { apply, getOwnPropertyDescriptor } = Reflect;

/**
 * More than twice the limit, because the next ten seconds might start between two attempts. A program that navigates
 * right before and right after that moment can still start two navigations.
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
        // Use a different hash for each attempt, because browsers don't count navigations to the current hash.
        for (let attempt = 0; attempt < attempts; attempt++) apply(setHash, location, [attempt]);
      } catch {
        // Firefox throws an error when the limit is exceeded.
      }
    },
    { capture: true },
  );
}
