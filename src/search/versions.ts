/** Versions as search knows them. Pure; the hook is in `useSearchVersions.ts`. */

/** A version that can be searched. */
export interface SearchVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Its pages' search tag. */
  readonly tag: string;
}

/** Tag of pages that belong to no version. */
export const commonTag = 'default';

/** Parameter of the search page's address that names a version. */
export const versionParameter = 'version';

/** The tag Docusaurus gives the pages of a version of the site's one docs plugin. */
export function versionTag(name: string): string {
  return `docs-default-${name}`;
}

/** Address of the search page for a query in a version. */
export function searchPageUrl(searchPage: string, query: string, version: SearchVersion): string {
  const parameters = new URLSearchParams({ q: query, [versionParameter]: version.name });
  return `${searchPage}?${parameters}`;
}
