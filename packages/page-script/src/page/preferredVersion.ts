import { readPreviousPage } from '@reveal-docs/versions/addresses/pageMap/fromParameter';
import { all, config, readStored, store } from './page';
import { inVersion } from './versionLink';

/** Docusaurus's storage key for the version that the reader last chose. */
export const preferredVersionName = 'docs-preferred-version-default';

/** Returns a map from version names to overview paths, based on the page's version menu. */
function versionRoutes(): Map<string, string> {
  const links = all<HTMLAnchorElement>('.navbar a[data-version]');
  return new Map(links.map((link) => [link.dataset.version ?? '', link.pathname]));
}

/** On pages that don't belong to a version, points the navbar's links to the version that the reader last chose. */
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

/** Stores the version that the reader chooses in a menu. The link keeps the query and fragment of the current URL. */
export function saveChosenVersion({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (link === null) return;
  store(preferredVersionName, link.dataset.version);
  const { search, hash } = window.location;
  link.hash = hash;
  // Don't copy a query with the parameter `from`, because the parameter describes the previous change of version.
  if (readPreviousPage(search) === undefined) link.search = search;
}
