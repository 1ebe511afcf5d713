/** The version that the reader chose last, which links from pages outside of the docs lead to. */
import { all, config, readStored, store, within } from './page';
import { inVersion } from './versionLink';

const storageName = 'docs-preferred-version-default';

/** Overviews of the versions by name, as the version menu of the page has them. */
function versionRoutes(): Map<string, string> {
  const links = all<HTMLAnchorElement>('.navbar a[data-version]');
  return new Map(links.map((link) => [link.dataset.version ?? '', link.pathname]));
}

/** Leads the navbar's links into the preferred version, where the page belongs to none. */
export function startPreferredVersion(): void {
  if (document.documentElement.matches('[class*="docs-version-"]')) return;
  const routes = versionRoutes();
  const preferred = routes.get(readStored(storageName) ?? '');
  if (preferred === undefined) return;
  for (const link of all<HTMLAnchorElement>('.navbar__items > a.navbar__link')) {
    const path = inVersion(link.pathname, preferred, [...routes.values()], `${config.baseUrl}docs`);
    if (path !== undefined) link.setAttribute('href', path);
  }
}

/** Notes the version that a press in the version menu chose; the part of the page that is read stays. */
export function noteVersion(event: Event): void {
  const link = within(event.target, 'a[data-version]');
  if (!(link instanceof HTMLAnchorElement)) return;
  store(storageName, link.dataset.version);
  link.hash = window.location.hash;
}
