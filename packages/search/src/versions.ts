/**
 * Defines the versions that can be searched, and their tags. Pure. The hook is in
 * `useSearchVersions.ts`.
 */

/** A version that can be searched. */
export interface SearchVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Search tag of its pages. */
  readonly tag: string;
}

/** Tag of pages that don't belong to a version. */
export const commonTag = 'default';

/** URL parameter of the search page for the version. */
export const versionParameter = 'version';

/**
 * Returns Docusaurus's search tag for the pages of a version. The site has only one docs plugin.
 */
export function versionTag(name: string): string {
  return `docs-default-${name}`;
}

/** Returns the URL of the search page for a query in a version. */
export function searchPageUrl(searchPage: string, query: string, version: SearchVersion): string {
  const parameters = new URLSearchParams({ q: query, [versionParameter]: version.name });
  return `${searchPage}?${parameters}`;
}
