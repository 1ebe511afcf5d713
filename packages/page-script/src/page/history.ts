/** Handles Back and Forward without React. */
import { isHydrated } from './page';
import { endProgress } from './progress';
import { closeNotice } from './notice';
import { discardPress } from './intent';

/** Returns the path and query of the current URL. A fragment doesn't identify a page. */
const here = (): string => window.location.pathname + window.location.search;

/**
 * Loads the page that Back leads to, and cleans up a page that is restored from the browser's
 * cache.
 */
export function startHistory(): void {
  const loaded = here();
  // React wrote the previous history entry before the page was reloaded, so the browser changes
  // only the URL.
  window.addEventListener('popstate', () => {
    if (!isHydrated() && here() !== loaded) window.location.reload();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    endProgress();
    closeNotice();
    discardPress();
  });
}
