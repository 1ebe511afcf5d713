import {
  useActiveVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

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

/** All versions in the order of the version menu, and the one to search: being read, preferred, or latest. */
export function useSearchVersions(): {
  readonly versions: readonly SearchVersion[];
  readonly current: SearchVersion;
} {
  const active = useActiveVersion(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const versions = useVersions(undefined).map(({ name, label, isLast }) => ({
    name,
    label,
    isLast,
    tag: versionTag(name),
  }));
  const wanted = active ?? preferredVersion;
  const current =
    versions.find(({ name }) => name === wanted?.name) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0];
  if (current === undefined) throw new Error('The site has no docs version to search.');
  return { versions, current };
}

/** Address of the search page for a query in a version. */
export function searchPageUrl(searchPage: string, query: string, version: SearchVersion): string {
  const parameters = new URLSearchParams({ q: query, [versionParameter]: version.name });
  return `${searchPage}?${parameters}`;
}
