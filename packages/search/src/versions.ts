export interface SearchVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly tag: string;
}

/** Search tag of pages that don't belong to a version. */
export const commonTag = 'default';

/** The search page's URL parameter for the version. */
export const versionParameter = 'version';

/** Returns Docusaurus's search tag for the pages of a version. The site has only one docs plugin. */
export function versionTag(name: string): string {
  return `docs-default-${name}`;
}

/** Returns the URL of the search page for a query in a version. */
export function searchPageUrl(searchPage: string, query: string, version: SearchVersion): string {
  const parameters = new URLSearchParams({ q: query, [versionParameter]: version.name });
  return `${searchPage}?${parameters}`;
}
