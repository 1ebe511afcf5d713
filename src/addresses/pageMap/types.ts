/**
 * Which pages each version has, and where it documents each name of the API: what the not-found page and the
 * version menu look up. One JSON file, loaded when first needed; written by `src/plugins/pageMap`.
 */

/** Pages and API names of one version. Paths are below the version's route; its main page is the empty one. */
export interface VersionPages {
  /** Docusaurus's name. */
  readonly name: string;
  readonly label: string;
  /** Route below the site's base: `docs`, `docs/3.x`. */
  readonly routePath: string;
  /** Title by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Page of each documented name of the API, with a fragment where one page holds several. */
  readonly symbols: Readonly<Record<string, string>>;
}

/** A name of the API that a version changed. */
export interface Rename {
  /** The version that has `before`, and the one after it, which has `after`. */
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

export interface PageMap {
  /** Next first, then newest to oldest. */
  readonly versions: readonly VersionPages[];
  readonly renames: readonly Rename[];
  /** Title by path of the pages that belong to no version. */
  readonly sitePages: Readonly<Record<string, string>>;
}

/** A page with its path below the site's base, ready to be linked. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
  /** Label of the page's version, for pages that have one. */
  readonly version?: string;
}

/** Joins a version's route and a page of it; takes the main page, which is the empty path. */
function joinRoute(route: string, page: string): string {
  return page === '' ? route : `${route}/${page}`;
}

/**
 * What a record of the map has for a key. Keys come from addresses, so what every object inherits, such as
 * `__proto__` and `constructor`, is not an entry.
 */
export function entryOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Whether a version has a page at a path below its route. */
export function hasPage(version: VersionPages, page: string): boolean {
  return entryOf(version.pages, page) !== undefined;
}

/** A page of a version as a link. */
export function pageLink(version: VersionPages, page: string): PageLink {
  const title = entryOf(version.pages, page.replace(/#.*$/, '')) ?? page;
  return { path: joinRoute(version.routePath, page), title, version: version.label };
}
