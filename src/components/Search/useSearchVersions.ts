import {
  useActiveVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { versionTag, type SearchVersion } from '@reveal-docs/search/versions';

/** Returns all versions, and the version to search: the current page's, the preferred one, or the latest. */
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
  if (current === undefined) throw new Error('The site has no docs versions to search.');
  return { versions, current };
}
