/**
 * Finds the installed packages that the site redistributes, from the bundlers' lists of source
 * files, so that no list is maintained by hand. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

/** An installed package that a file of the site includes in whole or in part. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Folder of the package, relative to the repository. */
  readonly dir: string;
}

/** Packages that one bundler added to the site. */
export interface BundledFiles {
  readonly packages: readonly BundledPackage[];
  /**
   * Names of packages that a file contains according to its source map, but that aren't installed.
   */
  readonly unknown: readonly string[];
}

/**
 * All bundlers. The full list combines those of Docusaurus, the SDK modules, the frame script, the
 * downloads, the demo server, the editor's compiler, the page script and the tools for agents.
 */
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

/** Matches the innermost package folder in a path. */
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

/** Folder names in source maps that look like package names. */
const noPackages = new Set(['src', 'lib', 'dist']);

/** Returns the package names in a file's source map. Empty if it doesn't have one. */
function namesInSourceMap(file: string): string[] {
  const map = [`${file}.map`, file.replace(/\.[cm]?js$/, '.map')].find(
    (candidate) => candidate !== file && fs.existsSync(candidate),
  );
  if (map === undefined) return [];
  const { sources = [] } = readJson<{ sources?: readonly string[] }>(map);
  return (
    sources
      // Package names don't begin with a dot. pnpm keeps packages in
      // `node_modules/.pnpm/<name>/node_modules/<name>`.
      .flatMap((source) => [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)/g)])
      .flatMap(([, name]) => (name === undefined || noPackages.has(name) ? [] : [name]))
  );
}

/**
 * Returns the packages that source files (absolute paths) belong to, and the packages published
 * inside these files.
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

/**
 * Returns the path of the file that lists a bundler's packages, for the site in the folder `root`.
 */
export function packageListFile(bundler: Bundler, root: string = rootDir): string {
  return path.join(root, '.generated', 'licenses', `${bundler}.json`);
}

/**
 * Stores the packages whose source files (absolute paths) a bundler included in the site in the
 * folder `root`.
 */
export function writePackageList(
  bundler: Bundler,
  files: Iterable<string>,
  root: string = rootDir,
): void {
  const list = packageListFile(bundler, root);
  fs.mkdirSync(path.dirname(list), { recursive: true });
  fs.writeFileSync(list, JSON.stringify(packagesOf(files), null, 1));
}

/** Reads all lists of the last complete build. Throws when one is missing. */
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
