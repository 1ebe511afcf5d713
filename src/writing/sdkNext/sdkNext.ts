/**
 * Implements `npm run sdk:next -- 4.30.0`, which switches Next to another SDK and the packages that this SDK needs. If
 * a step fails, the command undoes all changes.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, resolvePackageDir, sdkPackage } from '@reveal-docs/versions';
import { entryPointsOf } from '../../plugins/sdk/entries';
import { makeChange, prepare, type Change, type ChangeOptions } from '../change';
import { differencesFile, writePinDifferences } from '../differences';
import { writeFormatted, writeNpmJson, writeText } from '../files';
import { assertCommitted, trackedFiles } from '../git';
import { workspacePath, withoutLockedPackages, type Lockfile } from '../pins';
import { movePins, type MovedPin } from './sdkPages';
import { findSdk, integrityOf, pinsFor, type RunNpm, type SdkSource } from './sdkSource';
import { readJson } from '@reveal-docs/shared/readJson';

interface Workspace {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly revealDocs: {
    readonly release?: string;
    readonly api?: { readonly entryPoints?: Readonly<Record<string, string>> };
    readonly [field: string]: unknown;
  };
  readonly [field: string]: unknown;
}

const workspace = workspacePath('next');
const manifestFile = `${workspace}/package.json`;
const lockFile = 'package-lock.json';
/**
 * The command removes this folder before it installs packages. Otherwise, npm would keep the previous SDK's packages.
 */
const packagesDir = `${workspace}/node_modules`;
/** Folder for a local build in the workspace. The build is committed, because the pin refers to the build's file. */
const vendorDir = 'vendor';
const vendor = `${workspace}/${vendorDir}`;

function movedWorkspace(
  before: Workspace,
  { manifest, tarball }: SdkSource,
  pins: Readonly<Record<string, string>>,
): Workspace {
  const rest = Object.fromEntries(
    Object.entries(before.revealDocs).filter(([field]) => field !== 'release'),
  );
  if (tarball === undefined) {
    return {
      ...before,
      dependencies: { ...pins, [sdkPackage]: manifest.version },
      revealDocs: rest,
    };
  }
  return {
    ...before,
    dependencies: { ...pins, [sdkPackage]: `file:${vendorDir}/${vendorName(manifest.version)}` },
    // The pin is a file name, so record the release separately.
    revealDocs: { release: manifest.version, ...rest },
  };
}

function vendorName(release: string): string {
  return `reveal-${release}.tgz`;
}

function pageFiles(root: string): string[] {
  return fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('docs/api/'));
}

function install(root: string, npm: RunNpm): void {
  fs.rmSync(path.join(root, packagesDir), { recursive: true, force: true });
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline'], root);
}

function installedVersion(root: string, name: string): string {
  const dir = resolvePackageDir(name, path.join(root, workspace));
  return readJson<{ version: string }>(path.join(dir, 'package.json')).version;
}

/** Throws if an installed package differs from its pin, or if the SDK is a different build of the same release. */
function assertInstalled(root: string, { dependencies }: Workspace, source: SdkSource): void {
  for (const [name, pin] of Object.entries(dependencies)) {
    const wanted = name === sdkPackage ? source.manifest.version : pin;
    const installed = installedVersion(root, name);
    if (installed !== wanted) {
      throw new Error(`npm installed ${name} ${installed} instead of ${wanted}.`);
    }
  }
  if (source.tarball === undefined) return;
  const integrity = integrityOf(source.tarball);
  const { packages } = readJson<Lockfile>(path.join(root, lockFile));
  const locked = Object.values(packages).filter(
    ({ resolved }) =>
      typeof resolved === 'string' &&
      resolved.endsWith(dependencies[sdkPackage]?.slice('file:'.length) ?? ''),
  );
  if (
    locked.some((entry) => entry['integrity'] !== undefined && entry['integrity'] !== integrity)
  ) {
    throw new Error(`npm installed a different build of ${sdkPackage} ${source.manifest.version}.`);
  }
}

/**
 * Updates the entry points of the API pages. The SDK's bundler chooses the folders of the declarations, so they can
 * change between releases.
 */
async function moveEntryPoints(root: string, after: Workspace): Promise<void> {
  const entryPoints = after.revealDocs.api?.entryPoints ?? {};
  if (Object.keys(entryPoints).length === 0) return;
  const found = entryPointsOf(resolvePackageDir(sdkPackage, path.join(root, workspace)));
  const moved = Object.fromEntries(
    Object.entries(entryPoints).map(([name, file]) => [name, found[name] ?? file]),
  );
  const api = { ...after.revealDocs.api, entryPoints: moved };
  const text = JSON.stringify({ ...after, revealDocs: { ...after.revealDocs, api } }, null, 2);
  await writeFormatted(path.join(root, manifestFile), text);
}

export interface Moved {
  readonly release: string;
  /** Whether the new SDK is a local build. */
  readonly isLocal: boolean;
  /** Whether the previous SDK was a local build. */
  readonly wasLocal: boolean;
  /** The workspace's exact pins that changed, by package name. */
  readonly pins: Readonly<Record<string, string>>;
  /** Pages whose commands were updated. `count` is the number of changed pins. */
  readonly pages: readonly { readonly file: string; readonly count: number }[];
}

/** Returns the changed pins as readers see them. The SDK's pin is a release, even if Next uses a local build. */
function readerPins(
  before: Workspace,
  after: Workspace,
  releases: { readonly from: string; readonly to: string },
): MovedPin[] {
  return Object.keys(after.dependencies).flatMap((name): MovedPin[] => {
    if (name === sdkPackage) return [{ name, ...releases }];
    const [from, to] = [before.dependencies[name], after.dependencies[name]];
    return from === undefined || to === undefined ? [] : [{ name, from, to }];
  });
}

/** Reinstalls the previous packages after the files are restored. Returns a message about the result. */
function reinstall(root: string, npm: RunNpm): string {
  const lock = fs.readFileSync(path.join(root, lockFile));
  try {
    install(root, npm);
    return 'All changes were undone: Next runs the same release as before.';
  } catch (error) {
    return (
      "All file changes were undone, but the packages couldn't be reinstalled. Run `npm ci`. " +
      `(${(error as Error).message})`
    );
  } finally {
    fs.writeFileSync(path.join(root, lockFile), lock);
  }
}

function nextSdkCommand(spec: string): string {
  return `sdk:next -- ${spec}`;
}

/** Prepares the workspace, its lockfile and its local build in the staging folder. Returns the changes. */
async function stageWorkspace(
  root: string,
  staging: string,
  after: Workspace,
  { tarball, manifest }: SdkSource,
): Promise<Change[]> {
  await writeFormatted(path.join(staging, manifestFile), JSON.stringify(after, null, 2));
  const lock = readJson<Lockfile>(path.join(root, lockFile));
  // Otherwise, npm would keep the entries of an SDK that is no longer pinned, or that was rebuilt with the same
  // version.
  writeNpmJson(path.join(staging, lockFile), withoutLockedPackages(lock, 'next'));
  const wanted = tarball === undefined ? undefined : `${vendor}/${vendorName(manifest.version)}`;
  if (tarball !== undefined && wanted !== undefined) {
    fs.mkdirSync(path.join(staging, vendor), { recursive: true });
    fs.copyFileSync(tarball, path.join(staging, wanted));
  }
  const kept = trackedFiles(root, vendor);
  return [
    ...(wanted === undefined ? [vendor] : kept.filter((file) => file !== wanted)).flatMap(
      (file): Change[] => (kept.length > 0 ? [{ action: 'remove', path: file }] : []),
    ),
    ...[manifestFile, lockFile, ...(wanted === undefined ? [] : [wanted])].map((file): Change => ({
      action: 'put',
      path: file,
    })),
  ];
}

function stagePages(root: string, staging: string, pins: readonly MovedPin[]): Moved['pages'] {
  return pageFiles(root).flatMap((file) => {
    const { text, count } = movePins(fs.readFileSync(path.join(root, file), 'utf8'), pins);
    if (count === 0) return [];
    writeText(path.join(staging, file), text);
    return [{ file, count }];
  });
}

/**
 * Switches Next to the SDK that `spec` identifies, and installs it. Updates the pins in commands on pages and in the
 * list of differences from the latest version. If the SDK doesn't exist, is another package, or can't be installed,
 * undoes all changes and throws. If the packages can't be reinstalled, the error message says so.
 */
export async function moveNext(
  root: string,
  spec: string,
  npm: RunNpm,
  onWrite?: ChangeOptions['onWrite'],
): Promise<Moved> {
  const staging = prepare(root);
  // A local build can be restored only if its tarball is committed.
  assertCommitted(root, [vendor]);
  const packed = path.join(path.dirname(staging), 'packed');
  const source = findSdk(spec, { root, workDir: packed, npm });
  const from = readVersions(root).find(({ name }) => name === 'current')?.release ?? '';
  const before = readJson<Workspace>(path.join(root, manifestFile));
  const pins = pinsFor(source.manifest, before.dependencies, { root, npm });
  const after = movedWorkspace(before, source, pins);
  const moved = readerPins(before, after, { from, to: source.manifest.version });
  const pages = stagePages(root, staging, moved);
  const changes = [
    ...(await stageWorkspace(root, staging, after, source)),
    ...pages.map(({ file }): Change => ({ action: 'put', path: file })),
  ];
  let isInstalling = false;
  const finish = async (): Promise<void> => {
    isInstalling = true;
    install(root, npm);
    onWrite?.('install');
    assertInstalled(root, after, source);
    await moveEntryPoints(root, after);
    await writePinDifferences(root);
  };
  try {
    const plan = {
      command: nextSdkCommand(spec),
      changes,
      rewrites: [differencesFile],
      installs: true,
    };
    await makeChange(root, plan, { finish, onWrite });
  } catch (error) {
    if (!isInstalling) throw error;
    throw new Error(`${(error as Error).message}\n${reinstall(root, npm)}`, { cause: error });
  }
  return {
    release: source.manifest.version,
    isLocal: source.tarball !== undefined,
    wasLocal: before.dependencies[sdkPackage]?.startsWith('file:') === true,
    pins: Object.fromEntries(
      Object.entries(after.dependencies).filter(([name, pin]) => before.dependencies[name] !== pin),
    ),
    pages,
  };
}
