/**
 * What the versions of this documentation are, as data. Node only: it reads `versions.json` and each
 * workspace's `examples/<folder>/package.json`, the one place that says which SDK a version runs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../files/readJson';

/** How a version's API reference is laid out, and what it is made from. */
export type ApiSource =
  | {
      /** One folder per package and kind (`packages`), or one folder per kind (`flat`). */
      readonly layout: 'packages' | 'flat';
      /** Module name of an API page → declaration file, relative to the SDK's package. */
      readonly entryPoints: Readonly<Record<string, string>>;
    }
  | {
      /** One page for everything, from a committed symbol list. */
      readonly layout: 'page';
      /** The list, relative to the workspace. */
      readonly symbols: string;
      /** What the symbols are, in our own words, relative to the workspace. */
      readonly descriptions: string;
    };

/** One version of the documentation. */
export interface DocsVersion {
  /** Docusaurus's name: `current` for the unreleased docs, else the name in `versions.json`. */
  readonly name: string;
  /** Folder in `examples/` and in the site's data: `next`, `4.x`, … */
  readonly folder: string;
  /** What readers see: `Next`, `4.x`, … */
  readonly label: string;
  /** The first of `versions.json`: the release that `docs/` without a prefix describes. */
  readonly isLast: boolean;
  /** Route below the base path, without slashes at its ends: `docs`, `docs/next`, `docs/3.x`. */
  readonly routePath: string;
  /** Pages of this version, absolute. */
  readonly contentDir: string;
  /** The npm workspace that pins this version's SDK, absolute. */
  readonly workspaceDir: string;
  /** The SDK release that examples run, such as `4.29.0`. */
  readonly release: string;
  /** The SDK release whose interface the pages describe; differs from `release` only behind an adapter. */
  readonly interfaceRelease: string;
  /** Package that is the client at run time; differs from `@cognite/sdk` only behind an adapter. */
  readonly clientPackage: string;
  readonly api: ApiSource;
}

/** The repository's root: this file is in `src/versions/`. */
export const rootDir = path.resolve(__dirname, '../..');

/** The SDK's package name. */
export const sdkPackage = '@cognite/reveal';

interface WorkspaceManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly revealDocs?: { release?: string; interface?: string; client?: string; api?: ApiSource };
}

/** The release a workspace runs: its pin, or what it says of a build in a file. Throws when that is not exact. */
function readRelease(manifest: WorkspaceManifest, folder: string): string {
  const pin = manifest.dependencies?.[sdkPackage];
  const release = pin?.startsWith('file:') === true ? manifest.revealDocs?.release : pin;
  if (release === undefined || !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(release)) {
    throw new Error(
      `examples/${folder}/package.json does not pin ${sdkPackage} to one exact release (found ${JSON.stringify(pin)}).`,
    );
  }
  return release;
}

function describeVersion(name: string, latest: string | undefined, root: string): DocsVersion {
  const folder = name === 'current' ? 'next' : name;
  const isLast = name === latest;
  const workspaceDir = path.join(root, 'examples', folder);
  const manifestFile = path.join(workspaceDir, 'package.json');
  if (!fs.existsSync(manifestFile)) {
    throw new Error(
      `Version "${folder}" has no workspace: ${path.relative(root, manifestFile)} is missing. ` +
        `Add it, or take "${name}" out of versions.json.`,
    );
  }
  const manifest = readJson<WorkspaceManifest>(manifestFile);
  const release = readRelease(manifest, folder);
  const api = manifest.revealDocs?.api;
  if (api === undefined) {
    throw new Error(`examples/${folder}/package.json lacks "revealDocs.api".`);
  }
  return {
    name,
    folder,
    label: name === 'current' ? 'Next' : name,
    isLast,
    routePath: isLast ? 'docs' : `docs/${folder}`,
    contentDir:
      name === 'current'
        ? path.join(root, 'docs')
        : path.join(root, 'versioned_docs', `version-${name}`),
    workspaceDir,
    release,
    interfaceRelease: manifest.revealDocs?.interface ?? release,
    clientPackage: manifest.revealDocs?.client ?? '@cognite/sdk',
    api,
  };
}

/**
 * All versions of the repository at `root`, Next first, then newest to oldest.
 * Throws when a version has no workspace or its workspace does not pin the SDK exactly.
 */
export function readVersions(root: string = rootDir): DocsVersion[] {
  const released = readJson<string[]>(path.join(root, 'versions.json'));
  return ['current', ...released].map((name) => describeVersion(name, released[0], root));
}

/**
 * The versions a build is limited to by `DOCS_VERSIONS` (comma separated folders or names), or all.
 * Throws when one is unknown, naming those that exist.
 */
export function selectVersions(
  versions: readonly DocsVersion[],
  selection: string | undefined,
): DocsVersion[] {
  if (selection === undefined || selection.trim() === '') return [...versions];
  const wanted = selection.split(',').map((part) => part.trim());
  const unknown = wanted.filter(
    (name) => !versions.some((version) => version.name === name || version.folder === name),
  );
  if (unknown.length > 0) {
    throw new Error(
      `DOCS_VERSIONS names ${unknown.map((name) => `"${name}"`).join(', ')}, which is not a version here. ` +
        `Use one or more of: ${versions.map((version) => version.folder).join(', ')}.`,
    );
  }
  return versions.filter(
    (version) => wanted.includes(version.name) || wanted.includes(version.folder),
  );
}

/**
 * Folder of an installed package as seen from a workspace: walks up from it, because npm hoists one of
 * several versions to the root. Throws when the package is not installed, or not in the pinned version.
 */
export function resolvePackageDir(packageName: string, fromDir: string): string {
  for (let dir = fromDir; ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, 'node_modules', packageName);
    if (fs.existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (path.dirname(dir) === dir) break;
  }
  throw new Error(
    `${packageName} is not installed for ${path.relative(rootDir, fromDir) || '.'}: run \`npm ci\`.`,
  );
}

/** Folder of the SDK that a version pins; throws when another release or none is installed. */
export function resolveSdkDir(version: DocsVersion): string {
  const dir = resolvePackageDir(sdkPackage, version.workspaceDir);
  const installed = readJson<{ version: string }>(path.join(dir, 'package.json')).version;
  if (installed !== version.release) {
    throw new Error(
      `examples/${version.folder}/package.json pins ${sdkPackage} ${version.release}, but ${installed} is installed: run \`npm ci\`.`,
    );
  }
  return dir;
}
