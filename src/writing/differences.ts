/**
 * Compares the package pins, programs and example pages of Next and the latest version. All differences must be in
 * `examples/next/differences.json`, so that no difference is accidental. `sdk:next` updates the pins in the list, and
 * writers update the rest. A cut deletes the list, because Next and the new version are then the same.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { writeFormatted } from './files';
import { workspacePath } from './pins';
import { readJson } from '@reveal-docs/shared/readJson';

export interface Differences {
  readonly pins: readonly string[];
  readonly programs: readonly string[];
  readonly pages: readonly string[];
}

/** Path of the list, relative to the repository's root. */
export const differencesFile = `${workspacePath('next')}/differences.json`;

const none: Differences = { pins: [], programs: [], pages: [] };

function readFolder(dir: string, extension: string): Map<string, string> {
  if (!fs.existsSync(dir)) return new Map();
  const files = fs.readdirSync(dir).filter((file) => file.endsWith(extension));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]));
}

function readPins({ workspaceDir }: DocsVersion): Map<string, string> {
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
    path.join(workspaceDir, 'package.json'),
  );
  return new Map(Object.entries(dependencies));
}

function compare(next: ReadonlyMap<string, string>, latest: ReadonlyMap<string, string>): string[] {
  return [...new Set([...next.keys(), ...latest.keys()])].sort().flatMap((name) => {
    if (!latest.has(name)) return [`${name}: only in Next`];
    if (!next.has(name)) return [`${name}: only in the latest version`];
    return next.get(name) === latest.get(name) ? [] : [`${name}: differs`];
  });
}

/**
 * Returns the differences between Next and the latest version in the repository at `root`. Throws if either version is
 * missing.
 */
export function findDifferences(root: string = rootDir): Differences {
  const versions = readVersions(root);
  const next = versions.find(({ name }) => name === 'current');
  const latest = versions.find(({ isLast }) => isLast);
  if (next === undefined || latest === undefined) {
    throw new Error('Next or the latest version is missing. The comparison needs both versions.');
  }
  const programs = ({ workspaceDir }: DocsVersion) => readFolder(workspaceDir, '.ts');
  const pages = ({ contentDir }: DocsVersion) =>
    readFolder(path.join(contentDir, 'examples'), '.mdx');
  return {
    pins: compare(readPins(next), readPins(latest)),
    programs: compare(programs(next), programs(latest)),
    pages: compare(pages(next), pages(latest)),
  };
}

/** Reads the intended differences. Returns an empty list if the file doesn't exist. */
export function readDifferences(root: string = rootDir): Differences {
  const file = path.join(root, differencesFile);
  return fs.existsSync(file) ? readJson<Differences>(file) : none;
}

/** Updates the pins in the list. Entries for programs and pages stay unchanged. */
export async function writePinDifferences(root: string): Promise<void> {
  const { pins } = findDifferences(root);
  const before = readDifferences(root);
  if (JSON.stringify(pins) === JSON.stringify(before.pins)) return;
  await writeFormatted(path.join(root, differencesFile), JSON.stringify({ ...before, pins }));
}
