import type { DocsVersion } from '@reveal-docs/versions';

/** The versions that lessons run in, from all versions with the newest first: the latest, then newer ones. */
export function lessonVersions(versions: readonly DocsVersion[]): DocsVersion[] {
  const latest = versions.findIndex(({ isLast }) => isLast);
  return versions.slice(0, latest + 1).reverse();
}
