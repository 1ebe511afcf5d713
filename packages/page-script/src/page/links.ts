import { isHandheld, prefersReducedData } from '@reveal-docs/shared/device';
import { isHydrated, onHydrated, within, config } from './page';
import { linkKind } from './linkKind';
import { load } from './loader';
import { failureNotice } from './notice';
import { startProgress } from './progress';

/**
 * Returns the link that contains the target. Returns undefined if the target isn't in a link to a page of this site.
 */
function linkAt(target: EventTarget | null) {
  const link = within(target, 'a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.download !== '') return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const kind = linkKind(link, window.location, config.baseUrl);
  return kind === 'outside' ? undefined : { link, kind };
}

function open(href: string): void {
  if (navigator.onLine) {
    startProgress();
    window.location.assign(href);
  } else {
    failureNotice('You are offline. This page still works.', () => open(href));
  }
}

/** Opens a link with a full page load. Keeps React from handling the click during hydration. */
export function onLinkClick(event: Event): void {
  const found = linkAt(event.target);
  if (found === undefined) return;
  const { link, kind } = found;
  event.stopImmediatePropagation();
  if (kind === 'part') return;
  if (kind === 'page' && navigator.onLine) {
    startProgress();
    return;
  }
  event.preventDefault();
  // Scroll to the top, as React does when the link leads to the current page.
  if (kind === 'here') window.scrollTo(0, 0);
  else open(link.href);
}

/** The part of Docusaurus's `window.docusaurus` API that this module uses. */
interface Docusaurus {
  preload(path: string): unknown;
}

/**
 * Loads React when the pointer moves over a link, and preloads the linked page after hydration. Does nothing if the
 * device is handheld, the reader saves data, or the connection is slow.
 */
export function startHover(): void {
  let hovered: string | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      if (isHydrated() || event.pointerType === 'touch' || isHandheld() || prefersReducedData())
        return;
      const found = linkAt(event.target);
      hovered = found?.kind === 'page' ? found.link.pathname : undefined;
      if (hovered !== undefined) load();
    },
    { passive: true },
  );
  onHydrated(() => {
    const { docusaurus } = window as unknown as { docusaurus?: Docusaurus };
    if (hovered !== undefined) docusaurus?.preload(hovered);
  });
}
