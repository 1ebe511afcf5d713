/** Back and Forward without React. */
import { isHydrated } from './page';
import { endProgress } from './progress';
import { closeNotice } from './notice';
import { forgetPress } from './intent';

/** The page that the document holds; a fragment is no page. */
const here = (): string => window.location.pathname + window.location.search;

/** Shows the page that Back leads to, and a page out of the browser's cache as it was. */
export function startHistory(): void {
  const loaded = here();
  // React wrote that entry, before the page was loaded anew: the browser changes the address only.
  window.addEventListener('popstate', () => {
    if (!isHydrated() && here() !== loaded) window.location.reload();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    endProgress();
    closeNotice();
    forgetPress();
  });
}
