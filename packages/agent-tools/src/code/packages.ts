import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import type { ToolsVersion } from '../data';

export const sdkName = '@cognite/reveal';

interface Manifest {
  readonly version?: unknown;
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
}

/** Returns the contents of the nearest valid JSON file with this name, in a folder or its parent folders. */
function readNearest(folder: string, name: string): Manifest | undefined {
  for (let dir = folder; ; dir = path.dirname(dir)) {
    try {
      const value: unknown = JSON.parse(fs.readFileSync(path.join(dir, name), 'utf8'));
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // The file is missing or invalid. A parent folder might contain a valid one.
    }
    if (path.dirname(dir) === dir) return undefined;
  }
}

/**
 * Returns the release of a package in a project: the installed release, or else the lowest release that `package.json`
 * allows. Returns undefined if the project doesn't use the package.
 */
export function releaseIn(folder: string, name: string): string | undefined {
  const manifest = readNearest(folder, 'package.json');
  const range = { ...manifest?.devDependencies, ...manifest?.dependencies }[name];
  if (typeof range !== 'string') return undefined;
  const installed = readNearest(folder, path.join('node_modules', name, 'package.json'))?.version;
  if (typeof installed === 'string' && semver.valid(installed) !== null) return installed;
  return semver.validRange(range) === null ? undefined : semver.minVersion(range)?.version;
}

/** Finds the version for exactly this SDK release, or else a version with the same major release. */
export function versionFor(
  release: string,
  versions: readonly ToolsVersion[],
): ToolsVersion | undefined {
  const inOrder = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return (
    inOrder.find((version) => version.release === release) ??
    inOrder.find((version) => semver.major(version.release) === semver.major(release))
  );
}

/** Returns a sentence for each package of the project that is incompatible with a version's SDK. */
export function findIncompatiblePackages(
  folder: string,
  { peers, release }: ToolsVersion,
): string[] {
  const misfits = Object.entries(peers).flatMap(([name, range]) => {
    const found = releaseIn(folder, name);
    return found === undefined || semver.satisfies(found, range)
      ? []
      : [`${name} ${found} isn't compatible with ${sdkName} ${release}. Install ${name}@${range}.`];
  });
  const three = releaseIn(folder, 'three');
  const types = releaseIn(folder, '@types/three');
  const hasOtherTypes =
    three !== undefined && types !== undefined && semver.minor(three) !== semver.minor(types);
  return [
    ...misfits,
    ...(hasOtherTypes ? [`@types/three ${types} doesn't match the installed three ${three}.`] : []),
  ];
}
