/** Which version connects to the demo project in a way that a client takes. Node only. */
import path from 'node:path';
import semver from 'semver';
import { readJson } from '../../../src/files/readJson';
import { resolvePackageDir, type DocsVersion } from '../../../src/versions';

/** Release of the client that a version has. */
export function clientRelease(version: DocsVersion): string {
  const dir = resolvePackageDir(version.clientPackage, version.workspaceDir);
  return readJson<{ readonly version: string }>(path.join(dir, 'package.json')).version;
}

/** The version whose connection fits a client: the newest with none newer, or the oldest. */
export function connectionFor(client: string, versions: readonly DocsVersion[]): DocsVersion {
  const plain = versions.filter(({ release, interfaceRelease }) => release === interfaceRelease);
  const found =
    plain.find((version) => semver.major(clientRelease(version)) <= semver.major(client)) ??
    plain.at(-1);
  if (found === undefined) throw new Error('No version has a connection.');
  return found;
}
