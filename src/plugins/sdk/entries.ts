/**
 * Finds the script and the declaration file of each entry point of an SDK package. Supports all forms of `exports` that
 * bundlers write. If a package doesn't have `exports`, looks for files next to its package.json.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { sdkPackage } from '@reveal-docs/versions';

export interface EntryManifest {
  readonly type?: string;
  readonly exports?: unknown;
}

/** An entry point of a package. File paths are relative to the package. */
export interface PackageEntry {
  /** Name in `exports`, such as `.` or `./tools`. */
  readonly subpath: string;
  /** Path of the file that runs in a browser. */
  readonly file: string;
  readonly types: string;
}

/** Entry points of releases without `exports`. Their files are next to package.json. */
const atRoot = ['.', './tools', './extensions/datasource'];
/** The `exports` conditions that bundlers for browsers check, in this order. */
const conditions = ['browser', 'import', 'module', 'default', 'require'];

/** Returns the file for the first of the `wanted` conditions that an `exports` entry has. Conditions can be nested. */
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

/**
 * Returns the declaration file of an `exports` entry. If the entry doesn't specify one, returns the file next to the
 * script.
 */
function resolveTypes(target: unknown, file: string): string {
  const declared =
    typeof target === 'string' ? undefined : resolveTarget(target, ['types', ...conditions]);
  return declared !== undefined && /\.d\.[cm]?ts$/.test(declared)
    ? declared
    : file.replace(/\.([cm]?)js$/, '.d.$1ts');
}

/** Returns `exports` as a map of subpaths. A package with only one entry point can omit the `.` key. */
function subpathsOf(exports: unknown): Record<string, unknown> {
  if (typeof exports === 'object' && exports !== null && !Array.isArray(exports)) {
    const map = exports as Record<string, unknown>;
    if (Object.keys(map).every((key) => key.startsWith('.'))) return map;
  }
  return { '.': exports };
}

/**
 * Returns the entry points of the package in `dir` that have declarations, starting with the main one. The order
 * matters, because a symbol belongs to the first entry point that exports it. Throws if no entry point has
 * declarations.
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
    throw new Error(
      `${sdkPackage} in ${dir} has no entry point with type declarations. Check its \`exports\`.`,
    );
  }
  return found
    .map((entry) => ({
      subpath: entry.subpath,
      file: path.posix.normalize(entry.file),
      types: path.posix.normalize(entry.types),
    }))
    .sort((a, b) => a.subpath.length - b.subpath.length);
}

/** Returns the name of an entry point's API pages, such as `cognite_reveal_tools` for `./tools`. */
function moduleName(subpath: string): string {
  return `cognite_reveal${subpath.slice(1).replaceAll('/', '_')}`;
}

/** Maps the names of API pages to declaration files, in the format of `revealDocs.api.entryPoints`. */
export function entryPointsOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    readEntries(dir).map(({ subpath, types }) => [moduleName(subpath), types]),
  );
}
