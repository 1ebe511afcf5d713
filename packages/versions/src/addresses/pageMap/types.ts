/**
 * The page map lists the pages of each version, and the page that documents each API name. `src/plugins/pageMap` writes
 * the map to a JSON file. The not-found page and the version menu load this file on first use.
 */

/** Pages and API names of a version. Paths are relative to `routePath`. The main page's path is empty. */
export interface VersionPages {
  readonly name: string;
  readonly label: string;
  /** Route relative to the site's base path: `docs`, `docs/3.x`. */
  readonly routePath: string;
  /** Page titles, by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Map from API names to page paths. A path includes a fragment if the page documents several names. */
  readonly symbols: Readonly<Record<string, string>>;
}

export interface Rename {
  /** Version in which the symbol has the name `before`. In the next version, `to`, the symbol has the name `after`. */
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

export interface PageMap {
  /** Versions from newest to oldest, starting with Next. */
  readonly versions: readonly VersionPages[];
  readonly renames: readonly Rename[];
  /** Titles of pages that don't belong to a version, by path. */
  readonly sitePages: Readonly<Record<string, string>>;
}

/** A link to a page. The path is relative to the site's base path. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
  readonly version?: string;
}

function joinRoute(route: string, page: string): string {
  return page === '' ? route : `${route}/${page}`;
}

/**
 * Looks up a key in one of the map's records. Ignores inherited properties such as `__proto__`, because keys come from
 * URLs.
 */
export function entryOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether a version has a page at a path. */
export function hasPage(version: VersionPages, page: string): boolean {
  return entryOf(version.pages, page) !== undefined;
}

/** Creates a link to a page of a version. `page` can include a fragment. */
export function pageLink(version: VersionPages, page: string): PageLink {
  const title = entryOf(version.pages, page.replace(/#.*$/, '')) ?? page;
  return { path: joinRoute(version.routePath, page), title, version: version.label };
}
