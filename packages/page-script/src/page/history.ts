import { isHydrated } from './page';
import { endProgress } from './progress';
import { closeNotice } from './notice';
import { discardPress } from './intent';

/** Excludes the fragment, because it doesn't identify a page. */
const here = (): string => window.location.pathname + window.location.search;

/**
 * Reloads the page if Back or Forward changes only the URL. Cleans up a page that the browser restores from its cache.
 */
export function startHistory(): void {
  const loaded = here();
  // React adds history entries without loading a page. When the reader goes back to such an entry after a reload, the
  // browser changes the URL but doesn't load the entry's page.
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
