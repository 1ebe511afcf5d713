/**
 * Fixes how Docusaurus loads the files of linked pages. By default:
 *
 * - It preloads by the full URL of the link under the mouse. If that has a `?` or `#`, it preloads
 *   the not-found page instead. It doesn't catch failed loads, either. Here, readers see a failure
 *   only if they follow the link (`routeLoading.ts`).
 * - It preloads in the handler of the event, which delays the link's hover style. Here, it preloads
 *   after the browser has painted that style.
 * - It prefetches as soon as a link comes into view, which blocks a slow processor. Here, links wait
 *   until the page is idle (`prefetch.ts`).
 *
 * A client module. On upgrade: check that links still call `window.docusaurus.preload` and
 * `prefetch` with their URL, and that nothing else calls them.
 */
import { afterPaint } from '@reveal-docs/shared/afterPaint';
import { createPrefetch } from './prefetch';

/** The API that Docusaurus exposes on `window`. */
interface Docusaurus {
  preload(address: string): unknown;
  prefetch(address: string): unknown;
}

let ours: Docusaurus | undefined;

/**
 * Docusaurus calls this before it renders a page. It sets `window.docusaurus` before the first
 * call.
 */
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
