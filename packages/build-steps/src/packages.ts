/** Finds the installed packages that the site redistributes, from each bundler's list of source files. */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Path of the package's folder, relative to the repository. */
  readonly dir: string;
}

export interface BundledFiles {
  readonly packages: readonly BundledPackage[];
  /** Names of packages that source maps mention but that aren't installed. */
  readonly unknown: readonly string[];
}

const bundlers = [
  'site',
  'sdk',
  'frame',
  'download',
  'demo-service',
  'types',
  'page',
  'hovers',
  'memberFilter',
  'firstResults',
  'agent-tools',
] as const;
export type Bundler = (typeof bundlers)[number];

const packagePath = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

function describePackage(dir: string): BundledPackage {
  const { name, version } = readJson<{ name: string; version: string }>(
    path.join(dir, 'package.json'),
  );
  return { name, version, dir: path.relative(rootDir, dir).replaceAll('\\', '/') };
}

function findPackage(name: string, fromDir: string): string | undefined {
  for (let dir = fromDir; ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, 'node_modules', name);
    if (fs.existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (path.dirname(dir) === dir) return undefined;
  }
}

/** Folder names after `node_modules/` in source maps that aren't package names. */
const noPackages = new Set(['src', 'lib', 'dist']);

function namesInSourceMap(file: string): string[] {
  const map = [`${file}.map`, file.replace(/\.[cm]?js$/, '.map')].find(
    (candidate) => candidate !== file && fs.existsSync(candidate),
  );
  if (map === undefined) return [];
  const { sources = [] } = readJson<{ sources?: readonly string[] }>(map);
  return (
    sources
      // Exclude names with a leading dot, because pnpm stores packages in
      // `node_modules/.pnpm/<name>/node_modules/<name>`.
      .flatMap((source) => [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)/g)])
      .flatMap(([, name]) => (name === undefined || noPackages.has(name) ? [] : [name]))
  );
}

/**
 * Returns the packages that contain the source files, and the packages that the files' source maps mention. `files`
 * contains absolute paths.
 */
export function packagesOf(files: Iterable<string>): BundledFiles {
  const dirs = new Set<string>();
  const unknown = new Set<string>();
  for (const file of files) {
    const dir = packagePath.exec(file)?.[1];
    if (dir === undefined) continue;
    dirs.add(dir);
    for (const name of namesInSourceMap(file)) {
      const found = findPackage(name, dir);
      if (found === undefined) unknown.add(name);
      else dirs.add(found);
    }
  }
  const packages = [...dirs].map(describePackage);
  return {
    packages: packages.sort((a, b) => (a.dir < b.dir ? -1 : 1)),
    unknown: [...unknown].sort(),
  };
}

/** Returns the path of a bundler's package list for the site in the `root` folder. */
export function packageListFile(bundler: Bundler, root: string = rootDir): string {
  return path.join(root, '.generated', 'licenses', `${bundler}.json`);
}

/** Writes a bundler's package list, from the absolute paths of the source files that it bundled. */
export function writePackageList(
  bundler: Bundler,
  files: Iterable<string>,
  root: string = rootDir,
): void {
  const list = packageListFile(bundler, root);
  fs.mkdirSync(path.dirname(list), { recursive: true });
  fs.writeFileSync(list, JSON.stringify(packagesOf(files), null, 1));
}

/** Reads the package lists of the last complete build. Throws if a list is missing. */
export function readPackageLists(): BundledFiles[] {
  return bundlers.map((bundler) => {
    const file = packageListFile(bundler);
    if (!fs.existsSync(file)) {
      throw new Error(
        `${path.relative(rootDir, file)} is missing. Run \`npm run build\` for all versions first.`,
      );
    }
    return readJson<BundledFiles>(file);
  });
}
