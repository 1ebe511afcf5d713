/**
 * Reads the versions of this documentation from `versions.json` and `examples/<folder>/package.json`. A version's SDK
 * release is specified only in its package file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';

export type ApiSource =
  | {
      /** `packages`: one folder per package and kind. `flat`: one folder per kind. */
      readonly layout: 'packages' | 'flat';
      /**
       * Map from module names to declaration files, relative to the SDK package. Module names are those in the paths of
       * API pages.
       */
      readonly entryPoints: Readonly<Record<string, string>>;
    }
  | {
      /** A single page, generated from a committed symbol list. */
      readonly layout: 'page';
      /** Path of the symbol list, relative to the workspace. */
      readonly symbols: string;
      /** Path of the file that describes the symbols, relative to the workspace. */
      readonly descriptions: string;
    };

export interface DocsVersion {
  /** Docusaurus's name for the version: `current` for the unreleased docs, or the name in `versions.json`. */
  readonly name: string;
  /** Folder in `examples/` and in the site's data: `next`, `4.x`, … */
  readonly folder: string;
  /** Name in the interface: `Next`, `4.x`, … */
  readonly label: string;
  /** Whether this is the first version in `versions.json`, which has the route `docs`. */
  readonly isLast: boolean;
  /** Route relative to the base path, without outer slashes: `docs`, `docs/next`, `docs/3.x`. */
  readonly routePath: string;
  /** Absolute path of the folder with the version's pages. */
  readonly contentDir: string;
  /** Absolute path of the npm workspace that pins this version's SDK. */
  readonly workspaceDir: string;
  /** SDK release that runs the examples, such as `4.29.0`. */
  readonly release: string;
  /** SDK release whose interface the pages describe. It differs from `release` only if the version uses an adapter. */
  readonly interfaceRelease: string;
  /**
   * Name of the client package that programs use at run time. It differs from `@cognite/sdk` only if the version uses
   * an adapter.
   */
  readonly clientPackage: string;
  readonly api: ApiSource;
}

export const rootDir = path.resolve(__dirname, '../../..');

export const sdkPackage = '@cognite/reveal';

interface WorkspaceManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly revealDocs?: { release?: string; interface?: string; client?: string; api?: ApiSource };
}

/**
 * Returns the pinned SDK release. For a `file:` dependency, returns `revealDocs.release`. Throws if the release isn't
 * exact.
 */
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
        `Add the workspace, or remove "${name}" from versions.json.`,
    );
  }
  const manifest = readJson<WorkspaceManifest>(manifestFile);
  const release = readRelease(manifest, folder);
  const api = manifest.revealDocs?.api;
  if (api === undefined) {
    throw new Error(`examples/${folder}/package.json has no "revealDocs.api". Add it.`);
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
 * Reads all versions in the repository at `root`, from newest to oldest, starting with Next. Throws if a version
 * doesn't have a workspace, or if the workspace doesn't pin an exact SDK release.
 */
export function readVersions(root: string = rootDir): DocsVersion[] {
  const released = readJson<string[]>(path.join(root, 'versions.json'));
  return ['current', ...released].map((name) => describeVersion(name, released[0], root));
}

/**
 * Returns the versions in `selection`, a comma-separated list of folders or names. Returns all versions if the list is
 * empty. Throws if a version is unknown.
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
      `DOCS_VERSIONS contains unknown versions: ${unknown.map((name) => `"${name}"`).join(', ')}. ` +
        `Use one or more of: ${versions.map((version) => version.folder).join(', ')}.`,
    );
  }
  return versions.filter(
    (version) => wanted.includes(version.name) || wanted.includes(version.folder),
  );
}

/**
 * Finds the folder of a package that is installed for a workspace. Also searches the parent folders, because npm hoists
 * packages to the root. Throws if the package isn't installed.
 */
export function resolvePackageDir(packageName: string, fromDir: string): string {
  for (let dir = fromDir; ; dir = path.dirname(dir)) {
    const candidate = path.join(dir, 'node_modules', packageName);
    if (fs.existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (path.dirname(dir) === dir) break;
  }
  throw new Error(
    `${packageName} is not installed for ${path.relative(rootDir, fromDir) || '.'}. Run \`npm ci\`.`,
  );
}

/** Finds the folder of the SDK that a version pins. Throws if that release isn't installed. */
export function resolveSdkDir(version: DocsVersion): string {
  const dir = resolvePackageDir(sdkPackage, version.workspaceDir);
  const installed = readJson<{ version: string }>(path.join(dir, 'package.json')).version;
  if (installed !== version.release) {
    throw new Error(
      `examples/${version.folder}/package.json pins ${sdkPackage} ${version.release}, but ${installed} is installed. Run \`npm ci\`.`,
    );
  }
  return dir;
}
