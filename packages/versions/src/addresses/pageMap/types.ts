/**
 * Defines the page map. It lists the pages of each version, and where each version documents API
 * names. The not-found page and the version menu use it. `src/plugins/pageMap` writes it as one
 * JSON file, which is loaded on first use.
 */

/**
 * Pages and API names of one version. Paths are relative to the version's route. Its main page has
 * the empty path.
 */
export interface VersionPages {
  /** Docusaurus's name for the version. */
  readonly name: string;
  readonly label: string;
  /** Route relative to the site's base path: `docs`, `docs/3.x`. */
  readonly routePath: string;
  /** Page titles by path. */
  readonly pages: Readonly<Record<string, string>>;
  /**
   * Path of the page that documents each API name, with a fragment if the page documents several.
   */
  readonly symbols: Readonly<Record<string, string>>;
}

/** An API name that a version renamed. */
export interface Rename {
  /** Version in which the name is `before`. In the next version, `to`, it is `after`. */
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

export interface PageMap {
  /** Versions from newest to oldest, starting with Next. */
  readonly versions: readonly VersionPages[];
  readonly renames: readonly Rename[];
  /** Titles, by path, of pages that don't belong to a version. */
  readonly sitePages: Readonly<Record<string, string>>;
}

/** A page to link to. The path is relative to the site's base path. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
  /** Label of the page's version, if it has one. */
  readonly version?: string;
}

/** Joins a version's route and a page's path. The main page has the empty path. */
function joinRoute(route: string, page: string): string {
  return page === '' ? route : `${route}/${page}`;
}

/**
 * Looks up a key in a record of the map. Ignores inherited properties such as `__proto__` and
 * `constructor`, because keys come from URLs.
 */
export function entryOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether a version has a page at a path. */
export function hasPage(version: VersionPages, page: string): boolean {
  return entryOf(version.pages, page) !== undefined;
}

/** Creates a link to a page of a version. */
export function pageLink(version: VersionPages, page: string): PageLink {
  const title = entryOf(version.pages, page.replace(/#.*$/, '')) ?? page;
  return { path: joinRoute(version.routePath, page), title, version: version.label };
}
