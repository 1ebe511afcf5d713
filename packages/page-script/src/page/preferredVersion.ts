/** The version that the reader last chose. Links from pages outside of the docs lead to it. */
import { all, config, readStored, store, within } from './page';
import { inVersion } from './versionLink';

/** Name in the browser's storage. */
export const preferredVersionName = 'docs-preferred-version-default';

/** Returns the overview paths by version name, from the page's version menu. */
function versionRoutes(): Map<string, string> {
  const links = all<HTMLAnchorElement>('.navbar a[data-version]');
  return new Map(links.map((link) => [link.dataset.version ?? '', link.pathname]));
}

/** On pages outside of a version, points the navbar's links to the preferred version. */
export function startPreferredVersion(): void {
  if (document.documentElement.matches('[class*="docs-version-"]')) return;
  const routes = versionRoutes();
  const preferred = routes.get(readStored(preferredVersionName) ?? '');
  if (preferred === undefined) return;
  for (const link of all<HTMLAnchorElement>('.navbar__items > a.navbar__link')) {
    const path = inVersion(link.pathname, preferred, [...routes.values()], `${config.baseUrl}docs`);
    if (path !== undefined) link.setAttribute('href', path);
  }
}

/** Stores the version that the reader chooses in the version menu, and keeps the URL's fragment. */
export function saveChosenVersion(event: Event): void {
  const link = within(event.target, 'a[data-version]');
  if (!(link instanceof HTMLAnchorElement)) return;
  store(preferredVersionName, link.dataset.version);
  link.hash = window.location.hash;
}
