/**
 * Which files an SDK's package runs and declares for each module that programs may import: by its `exports`, in any of
 * the shapes that bundlers write, or by the files beside its package.json where it has none. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../files/readJson';
import { sdkPackage } from '../../versions';

/** The parts of a package.json that name files. */
export interface EntryManifest {
  readonly type?: string;
  readonly exports?: unknown;
}

/** An entry of a package, with files relative to it. */
export interface PackageEntry {
  /** As `exports` names it: `.`, `./tools`. */
  readonly subpath: string;
  /** What runs in a browser. */
  readonly file: string;
  /** What declares it. */
  readonly types: string;
}

/** Entries that releases without `exports` have, as files beside package.json. */
const atRoot = ['.', './tools', './extensions/datasource'];
/** Conditions under which a bundler for browsers looks for a file, first found first taken. */
const conditions = ['browser', 'import', 'module', 'default', 'require'];

/** The file that an `exports` entry names under the first of `wanted` that leads to one; conditions may be nested. */
function resolveTarget(target: unknown, wanted: readonly string[]): string | undefined {
  if (typeof target === 'string') return target;
  if (Array.isArray(target)) return resolveTarget(target[0], wanted);
  if (typeof target !== 'object' || target === null) return undefined;
  for (const condition of wanted) {
    const value = (target as Record<string, unknown>)[condition];
    const found = value === undefined ? undefined : resolveTarget(value, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The declarations that an `exports` entry names, or those beside the file it names. */
function resolveTypes(target: unknown, file: string): string {
  const declared =
    typeof target === 'string' ? undefined : resolveTarget(target, ['types', ...conditions]);
  return declared !== undefined && /\.d\.[cm]?ts$/.test(declared)
    ? declared
    : file.replace(/\.([cm]?)js$/, '.d.$1ts');
}

/** `exports` as a map of subpaths: a package with one entry may leave the `.` out. */
function subpathsOf(exports: unknown): Record<string, unknown> {
  if (typeof exports === 'object' && exports !== null && !Array.isArray(exports)) {
    const map = exports as Record<string, unknown>;
    if (Object.keys(map).every((key) => key.startsWith('.'))) return map;
  }
  return { '.': exports };
}

/**
 * The entries of the package in `dir` that have declarations, the main one first: a symbol that several export is its
 * own. Throws when there is none.
 */
export function readEntries(dir: string): PackageEntry[] {
  const { exports } = readJson<EntryManifest>(path.join(dir, 'package.json'));
  const isThere = ({ file, types }: PackageEntry): boolean =>
    [file, types].every((name) => fs.existsSync(path.join(dir, name)));
  const declared = exports === undefined ? {} : subpathsOf(exports);
  const found = [
    ...Object.entries(declared).flatMap(([subpath, target]): PackageEntry[] => {
      const file = resolveTarget(target, conditions);
      if (file === undefined || !/\.[cm]?js$/.test(file) || subpath.includes('*')) return [];
      return [{ subpath, file, types: resolveTypes(target, file) }];
    }),
    ...(exports === undefined ? atRoot : []).map((subpath): PackageEntry => {
      const base = subpath === '.' ? './index' : subpath;
      return { subpath, file: `${base}.js`, types: `${base}.d.ts` };
    }),
  ].filter(isThere);
  if (found.length === 0) {
    throw new Error(`${sdkPackage} in ${dir} has no entry with typings: look at its \`exports\`.`);
  }
  return found
    .map((entry) => ({
      subpath: entry.subpath,
      file: path.posix.normalize(entry.file),
      types: path.posix.normalize(entry.types),
    }))
    .sort((a, b) => a.subpath.length - b.subpath.length);
}

/** Name of an entry's API pages: `./extensions/datasource` → `cognite_reveal_extensions_datasource`. */
function moduleName(subpath: string): string {
  return `cognite_reveal${subpath.slice(1).replaceAll('/', '_')}`;
}

/** Declaration files by the names of their API pages, as a workspace's `revealDocs.api.entryPoints` has them. */
export function entryPointsOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    readEntries(dir).map(({ subpath, types }) => [moduleName(subpath), types]),
  );
}
