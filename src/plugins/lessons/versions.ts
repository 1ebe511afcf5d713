import type { DocsVersion } from '@reveal-docs/versions';

/** Returns the versions that can run lessons: the latest, then unreleased ones. `versions` starts with the newest. */
export function lessonVersions(versions: readonly DocsVersion[]): DocsVersion[] {
  const latest = versions.findIndex(({ isLast }) => isLast);
  return versions.slice(0, latest + 1).reverse();
}
