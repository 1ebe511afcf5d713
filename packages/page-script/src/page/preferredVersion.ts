import { readPreviousPage } from '@reveal-docs/versions/addresses/pageMap/fromParameter';
import { all, config, readStored, store } from './page';
import { inVersion } from './versionLink';

/** Docusaurus's storage key for the version that the reader last chose. */
export const preferredVersionName = 'docs-preferred-version-default';

/** Returns a map from version names to the paths of their overviews. Reads them from the page's version menu. */
function versionRoutes(): Map<string, string> {
  const links = all<HTMLAnchorElement>('.navbar a[data-version]');
  return new Map(links.map((link) => [link.dataset.version ?? '', link.pathname]));
}

/**
 * On pages that don't belong to a version, changes the navbar's links so that they lead to the version that the reader
 * last chose.
 */
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

/**
 * Stores the version that the reader chooses in a menu. Adds the current URL's query and fragment to the link that the
 * reader clicked.
 */
export function saveChosenVersion({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (link === null) return;
  store(preferredVersionName, link.dataset.version);
  const { search, hash } = window.location;
  link.hash = hash;
  // Don't copy a query that contains the `from` parameter, because it describes the previous change of version.
  if (readPreviousPage(search) === undefined) link.search = search;
}
