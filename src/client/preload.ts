/**
 * Changes how Docusaurus loads the files of linked pages:
 *
 * - Docusaurus preloads the link's full URL. If the URL contains a `?` or `#`, Docusaurus preloads the not-found page
 *   instead. This module passes only the path.
 * - Docusaurus doesn't catch errors of preloads. This module catches them, so readers see an error only if they follow
 *   the link (`routeLoading.ts`).
 * - Docusaurus preloads in the event handler, which delays the link's hover style. This module waits until the next
 *   paint.
 * - Docusaurus prefetches links as soon as they come into view, which blocks a slow processor. `prefetch.ts` waits
 *   until the page is idle.
 *
 * On upgrade: check that links still call `window.docusaurus.preload` and `prefetch` with their URL, and that nothing
 * else calls them.
 */
import { afterPaint } from '@reveal-docs/shared/afterPaint';
import { createPrefetch } from './prefetch';

interface Docusaurus {
  preload(address: string): unknown;
  prefetch(address: string): unknown;
}

let ours: Docusaurus | undefined;

/** Docusaurus calls this before it renders a page, and sets `window.docusaurus` before the first call. */
export function onRouteUpdate(): void {
  const page = window as unknown as { docusaurus: Docusaurus };
  const { docusaurus } = page;
  if (docusaurus === ours) return;
  ours = {
    ...docusaurus,
    preload: (address) =>
      afterPaint()
        .then(() => docusaurus.preload(address.replace(/[?#].*/, '')))
        .catch(() => {}),
    prefetch: createPrefetch(),
  };
  page.docusaurus = ours;
}
