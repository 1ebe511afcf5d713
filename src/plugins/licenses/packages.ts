/**
 * Which installed packages the site hands on to readers: found in the lists of source files that the
 * bundlers report, so that nothing is claimed by hand. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../versions';
import { readJson } from '../../files/readJson';

/** An installed package that is, in whole or in part, in a file of the site. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Folder of the package, relative to the repository. */
  readonly dir: string;
}

/** What one bundler put into the site. */
export interface BundledFiles {
  readonly packages: readonly BundledPackage[];
  /** Names of packages that a published file holds, by its source map, but that are not installed. */
  readonly unknown: readonly string[];
}

/**
 * The bundlers whose lists make up the whole: Docusaurus's, the SDK modules', the frame script's, the downloads', the
 * demo server's, the editor's compiler's, the page script's.
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
] as const;
export type Bundler = (typeof bundlers)[number];

/** The innermost package folder in a path. */
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

/** Folders that stand for a package where its own source map named its sources so. */
const noPackages = new Set(['src', 'lib', 'dist']);

/** Names of the packages inside a published bundle, as the source map beside it tells. */
function namesInSourceMap(file: string): string[] {
  const map = [`${file}.map`, file.replace(/\.[cm]?js$/, '.map')].find(
    (candidate) => candidate !== file && fs.existsSync(candidate),
  );
  if (map === undefined) return [];
  const { sources = [] } = readJson<{ sources?: readonly string[] }>(map);
  return (
    sources
      // Names do not begin with a dot: pnpm keeps packages in `node_modules/.pnpm/<name>/node_modules/<name>`.
      .flatMap((source) => [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)/g)])
      .flatMap(([, name]) => (name === undefined || noPackages.has(name) ? [] : [name]))
  );
}

/** The packages that source files (absolute paths) belong to, and those published inside of these files. */
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

/** Where a bundler's list is kept, in the site at `root`. */
export function packageListFile(bundler: Bundler, root: string = rootDir): string {
  return path.join(root, '.generated', 'licenses', `${bundler}.json`);
}

/** Keeps the packages of the source files (absolute paths) that a bundler put into the site at `root`. */
export function writePackageList(
  bundler: Bundler,
  files: Iterable<string>,
  root: string = rootDir,
): void {
  const list = packageListFile(bundler, root);
  fs.mkdirSync(path.dirname(list), { recursive: true });
  fs.writeFileSync(list, JSON.stringify(packagesOf(files), null, 1));
}

/** All lists of the last whole build. Throws when one is missing. */
export function readPackageLists(): BundledFiles[] {
  return bundlers.map((bundler) => {
    const file = packageListFile(bundler);
    if (!fs.existsSync(file)) {
      throw new Error(
        `${path.relative(rootDir, file)} is missing: run \`npm run build\`, for all versions, first.`,
      );
    }
    return readJson<BundledFiles>(file);
  });
}
