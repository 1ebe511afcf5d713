/** Reads the starters: complete applications in `starters/`, one folder each. */
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackage } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

/** Returns the absolute path of the starters' folder in the site at `siteDir`. */
export function startersDir(siteDir: string): string {
  return path.join(siteDir, 'starters');
}

/** Files and folders that tools create in a starter's folder. They aren't part of the starter. */
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

/** Returns the sorted names of the starters' folders, or an empty list if the site doesn't have starters. */
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

function filesBelow(dir: string, folder = ''): string[] {
  return fs.readdirSync(path.join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (isLeft(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(dir, file) : [file];
  });
}

/** For each file in `starters/shared/`, the names of the starters that use it. */
type SharedFiles = Readonly<Record<string, readonly string[]>>;

function sharedDir(dir: string): string {
  return path.join(path.dirname(dir), 'shared');
}

/**
 * Returns the sorted paths of a starter's own and shared files. Paths are relative to the starter's folder and use
 * slashes.
 */
export function listStarterFiles(dir: string): string[] {
  const table = path.join(sharedDir(dir), 'files.json');
  const shared = fs.existsSync(table) ? readJson<SharedFiles>(table) : {};
  const name = path.basename(dir);
  const files = Object.entries(shared).flatMap(([file, names]) =>
    names.includes(name) ? [file] : [],
  );
  return [...filesBelow(dir), ...files].sort();
}

/** Returns the absolute path of a starter's file, either in its own folder or in the shared one. */
export function starterFile(dir: string, file: string): string {
  const own = path.join(dir, file);
  const shared = path.join(sharedDir(dir), file);
  return !fs.existsSync(own) && listStarterFiles(dir).includes(file) ? shared : own;
}

/** Returns the absolute paths of all files in the starters' folder, including the pages about starters. */
export function startersSources(siteDir: string): string[] {
  const dir = startersDir(siteDir);
  return fs.existsSync(dir) ? filesBelow(dir).map((file) => path.join(dir, file)) : [];
}

/** Copies a starter's files, including shared ones. Omits installed and built files. */
export function copyStarter(from: string, to: string): void {
  for (const file of listStarterFiles(from)) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(starterFile(from, file), target);
  }
}

interface StarterPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns a starter's SDK release. Throws if its manifest doesn't specify one. */
export function sdkReleaseOf(dir: string): string {
  const file = path.join(dir, 'package.json');
  const release = readJson<StarterPackage>(file).dependencies?.[sdkPackage];
  if (release === undefined) throw new Error(`${file} doesn't depend on ${sdkPackage}.`);
  return release;
}
