/**
 * Finds the script and the declaration file for each module that programs can import from an SDK
 * package. It reads `exports` in all forms that bundlers write. Without `exports`, it looks for
 * files in the folder of package.json. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { sdkPackage } from '@reveal-docs/versions';

/** The parts of a package.json that contain names of files. */
export interface EntryManifest {
  readonly type?: string;
  readonly exports?: unknown;
}

/** An entry point of a package. Its files are relative to the package. */
export interface PackageEntry {
  /** Name in `exports`, such as `.` or `./tools`. */
  readonly subpath: string;
  /** Path of the file that runs in a browser. */
  readonly file: string;
  /** Path of the declaration file. */
  readonly types: string;
}

/** Entry points of releases without `exports`. Their files are in the folder of package.json. */
const atRoot = ['.', './tools', './extensions/datasource'];
/** Conditions in `exports` that bundlers for browsers check, in this order. */
const conditions = ['browser', 'import', 'module', 'default', 'require'];

/**
 * Returns the file of an `exports` entry, for the first of the `wanted` conditions that has a file.
 * Conditions can be nested.
 */
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
 * Returns the declaration file of an `exports` entry. Defaults to the declaration file next to the
 * entry's script.
 */
function resolveTypes(target: unknown, file: string): string {
  const declared =
    typeof target === 'string' ? undefined : resolveTarget(target, ['types', ...conditions]);
  return declared !== undefined && /\.d\.[cm]?ts$/.test(declared)
    ? declared
    : file.replace(/\.([cm]?)js$/, '.d.$1ts');
}

/** Returns `exports` as a map of subpaths. A package with one entry point can omit the `.`. */
function subpathsOf(exports: unknown): Record<string, unknown> {
  if (typeof exports === 'object' && exports !== null && !Array.isArray(exports)) {
    const map = exports as Record<string, unknown>;
    if (Object.keys(map).every((key) => key.startsWith('.'))) return map;
  }
  return { '.': exports };
}

/**
 * Returns the entry points of the package in `dir` that have declarations. The main entry point
 * comes first, so a symbol that several entry points export belongs to it. Throws if none exist.
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

/**
 * Returns the name of an entry point's API pages: `./extensions/datasource` →
 * `cognite_reveal_extensions_datasource`.
 */
function moduleName(subpath: string): string {
  return `cognite_reveal${subpath.slice(1).replaceAll('/', '_')}`;
}

/**
 * Returns declaration files by the names of their API pages, in the format of a workspace's
 * `revealDocs.api.entryPoints`.
 */
export function entryPointsOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    readEntries(dir).map(({ subpath, types }) => [moduleName(subpath), types]),
  );
}
