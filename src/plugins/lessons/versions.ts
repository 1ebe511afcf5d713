import type { DocsVersion } from '@reveal-docs/versions';

/** Returns the versions that can run lessons: the latest, then newer ones. `versions` must be sorted, newest first. */
export function lessonVersions(versions: readonly DocsVersion[]): DocsVersion[] {
  const latest = versions.findIndex(({ isLast }) => isLast);
  return versions.slice(0, latest + 1).reverse();
}
