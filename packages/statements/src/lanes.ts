import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import {
  readVersions,
  resolvePackageDir,
  resolveSdkDir,
  rootDir,
  type DocsVersion,
} from '@reveal-docs/versions';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { readJson } from '@reveal-docs/shared/readJson';

/** A release of the SDK in which statements run. If an adapter is used, `interfaceRelease` differs from `release`. */
export interface Lane {
  readonly release: string;
  readonly interfaceRelease: string;
  /** First version that runs the release. It provides the packages and the connection to the demo project. */
  readonly version: DocsVersion;
  /** Labels of all versions that run the release. */
  readonly labels: readonly string[];
}

/**
 * Returns the lanes of these versions, newest first. Throws if two versions run the same release with different
 * interfaces.
 */
function lanesOf(versions: readonly DocsVersion[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const version of versions) {
    const { release, interfaceRelease, label } = version;
    const lane = lanes.get(release);
    if (lane !== undefined && lane.interfaceRelease !== interfaceRelease) {
      throw new Error(
        `${label} runs ${release} behind a different interface than ${lane.labels.join(', ')}.`,
      );
    }
    lanes.set(release, {
      release,
      interfaceRelease,
      version: lane?.version ?? version,
      labels: [...(lane?.labels ?? []), label],
    });
  }
  return [...lanes.values()];
}

/** Returns the lanes of the repository at `root`. */
export function readLanes(root: string = rootDir): Lane[] {
  return lanesOf(readVersions(root));
}

/** Returns a lane's name for readers, such as "4.29.0" or "3.0.2 behind the 2.x interface". */
export function nameLane({ release, interfaceRelease }: Lane): string {
  return release === interfaceRelease
    ? release
    : `${release} behind the ${seriesOf(interfaceRelease)} interface`;
}

function seriesOf(release: string): string {
  return `${release.split('.')[0] ?? release}.x`;
}

function installed(name: string, dir: string): string {
  const file = path.join(resolvePackageDir(name, dir), 'package.json');
  return readJson<{ readonly version: string }>(file).version;
}

/** Describes everything that affects a lane's programs: the release, packages, connection, and adapter. */
export function pinsOf({ release, interfaceRelease, version }: Lane): string {
  const { workspaceDir, clientPackage } = version;
  const three = installed('three', resolveSdkDir(version));
  const client = installed(clientPackage, workspaceDir);
  const adapter = path.join(workspaceDir, 'adapter');
  const files = fs.existsSync(adapter)
    ? fs
        .readdirSync(adapter, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.endsWith('.md'))
        .sort()
    : [];
  const texts = [
    path.join(workspaceDir, projectFile),
    ...files.map((name) => path.join(adapter, name)),
  ]
    .filter((file) => fs.statSync(file).isFile())
    .map((file) => fs.readFileSync(file, 'utf8'));
  const behind = release === interfaceRelease ? '' : ` behind ${interfaceRelease}`;
  return `reveal ${release}${behind}, client ${client}, three ${three}, ${contentHash(texts.join('\0'))}`;
}
