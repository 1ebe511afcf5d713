import { isHydrated } from './page';
import { endProgress } from './progress';
import { closeNotice } from './notice';
import { discardPress } from './intent';

/** Returns the address of the page, without the fragment, which doesn't identify a page. */
const here = (): string => window.location.pathname + window.location.search;

/**
 * Reloads the page if Back or Forward changes only the URL. Cleans up when the browser restores the page from its
 * cache.
 */
export function startHistory(): void {
  const loaded = here();
  // React adds history entries without loading a page. After a reload, the reader can go back to such an entry. The
  // browser then changes the URL, but doesn't load the entry's page.
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
