/** The starters: complete applications in `starters/`, one folder each. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackage } from '../../versions';
import { readJson } from '../../files/readJson';

/** Returns the absolute path of the starters in the site `siteDir`. */
export function startersDir(siteDir: string): string {
  return path.join(siteDir, 'starters');
}

/** Files that tools leave in a starter's folder. They aren't part of the starter. */
const left = new Set([
  'node_modules',
  'dist',
  'build',
  'out',
  'coverage',
  '.angular',
  '.cache',
  '.next',
  '.vite',
  'next-env.d.ts',
]);

function isLeft(name: string): boolean {
  return left.has(name) || name.endsWith('.tsbuildinfo') || name.endsWith('.log');
}

/** Returns the names of the starters' folders, sorted. Empty if the site has no starters. */
export function starterNames(siteDir: string): string[] {
  const dir = startersDir(siteDir);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => fs.existsSync(path.join(dir, name, 'package.json')))
    .sort();
}

/** Returns the paths of a starter's own files below its folder, with slashes, sorted. */
export function listStarterFiles(dir: string): string[] {
  const below = (folder: string): string[] =>
    fs.readdirSync(path.join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (isLeft(entry.name)) return [];
      return entry.isDirectory() ? below(file) : [file];
    });
  return below('').sort();
}

/** Copies a starter's own files, without installed and built files. */
export function copyStarter(from: string, to: string): void {
  for (const file of listStarterFiles(from)) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(from, file), target);
  }
}

interface StarterPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns a starter's SDK release. Throws when it has none. */
export function sdkReleaseOf(dir: string): string {
  const file = path.join(dir, 'package.json');
  const release = readJson<StarterPackage>(file).dependencies?.[sdkPackage];
  if (release === undefined) throw new Error(`${file} doesn't depend on ${sdkPackage}.`);
  return release;
}
