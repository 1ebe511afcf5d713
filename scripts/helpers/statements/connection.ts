import path from 'node:path';
import semver from 'semver';
import { readJson } from '@reveal-docs/shared/readJson';
import { resolvePackageDir, type DocsVersion } from '@reveal-docs/versions';

export function clientRelease(version: DocsVersion): string {
  const dir = resolvePackageDir(version.clientPackage, version.workspaceDir);
  return readJson<{ readonly version: string }>(path.join(dir, 'package.json')).version;
}

/**
 * Returns the newest version whose client has the same major release as `client`, or an older major release. The
 * connection code of that version also works with `client`. Returns the oldest version if the clients of all versions
 * have newer major releases.
 */
export function connectionFor(client: string, versions: readonly DocsVersion[]): DocsVersion {
  const plain = versions.filter(({ release, interfaceRelease }) => release === interfaceRelease);
  const found =
    plain.find((version) => semver.major(clientRelease(version)) <= semver.major(client)) ??
    plain.at(-1);
  if (found === undefined) throw new Error('No version contains connection code.');
  return found;
}
