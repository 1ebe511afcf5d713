/**
 * `npm run sdk:next -- 4.30.0`: lets Next run another SDK. Installs it with the packages it needs, and makes the edits
 * that need no thought; when any of it fails, everything is as before. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, resolvePackageDir, sdkPackage } from '../../versions';
import { entryPointsOf } from '../sdk/entries';
import { differencesFile, writePinDifferences } from './differences';
import { readJson, writeFormatted, writeNpmJson } from './files';
import { workspacePath, withoutLockedPackages, type Lockfile } from './pins';
import { movePins, type MovedPin } from './sdkPages';
import { findSdk, integrityOf, pinsFor, type RunNpm, type SdkSource } from './sdkSource';

/** A workspace's package.json as far as a move of the SDK changes it. */
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
/** Packages that lie in the workspace: what npm left there from the SDK before would stay. */
const packagesDir = `${workspace}/node_modules`;
/** Where a local build lies, from the workspace; committed with it, or the pin would mean nothing elsewhere. */
const vendorDir = 'vendor';

/** What the workspace is to say about its SDK. */
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
    // The pin names a file; which release it holds is said beside it.
    revealDocs: { release: manifest.version, ...rest },
  };
}

function vendorName(release: string): string {
  return `reveal-${release}.tgz`;
}

/** The hand-written pages of Next, from the root. */
function pageFiles(root: string): string[] {
  return fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('docs/api/'));
}

/** Keeps files and folders as they are now; returns what puts them back. */
function keep(root: string, files: readonly string[], to: string): () => void {
  fs.rmSync(to, { recursive: true, force: true });
  const there = files.filter((file) => fs.existsSync(path.join(root, file)));
  for (const file of there) {
    fs.cpSync(path.join(root, file), path.join(to, file), { recursive: true });
  }
  return () => {
    for (const file of files) fs.rmSync(path.join(root, file), { recursive: true, force: true });
    for (const file of there) {
      fs.cpSync(path.join(to, file), path.join(root, file), { recursive: true });
    }
  };
}

function install(root: string, npm: RunNpm): void {
  fs.rmSync(path.join(root, packagesDir), { recursive: true, force: true });
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline'], root);
}

/**
 * Takes what lies in the workspace out of the lockfile: npm keeps an entry there for an SDK that is pinned no more,
 * and for a build of the same version that was made again.
 */
function forgetLocked(root: string): void {
  const file = path.join(root, lockFile);
  writeNpmJson(file, withoutLockedPackages(readJson<Lockfile>(file), 'next'));
}

function installedVersion(root: string, name: string): string {
  const dir = resolvePackageDir(name, path.join(root, workspace));
  return readJson<{ version: string }>(path.join(dir, 'package.json')).version;
}

/** Throws when another package than the pinned one is installed, or another build of it. */
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
    throw new Error(`npm installed another build of ${sdkPackage} ${source.manifest.version}.`);
  }
}

/** Points the API pages at the declarations of the installed SDK, which bundlers put into folders of their own. */
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

/** What was asked for and what it came to. */
export interface Moved {
  readonly release: string;
  /** Exact packages of the workspace that are others now, by name. */
  readonly pins: Readonly<Record<string, string>>;
  /** Pages in which commands name the new packages now, with how many of their pins moved. */
  readonly pages: readonly { readonly file: string; readonly count: number }[];
}

/** The pins as readers install them: the SDK by its release, wherever Next has it from. */
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

/** After a failure: installs again what was there. Returns what to say of it. */
function reinstall(root: string, npm: RunNpm, restore: () => void): string {
  try {
    install(root, npm);
    return 'Everything is as before: Next runs what it ran before.';
  } catch (error) {
    return (
      'The files are as before, but the packages could not be installed again: run `npm ci`. ' +
      `(${(error as Error).message})`
    );
  } finally {
    restore();
  }
}

/**
 * Points Next at the SDK that `spec` names, installs it, and moves the pins in commands of pages and in the list of
 * what differs from the latest version. Throws, with everything as it was, when the SDK is not there, is another
 * package, or cannot be installed; the message says when only the files could be put back.
 */
export async function moveNext(root: string, spec: string, npm: RunNpm): Promise<Moved> {
  const workDir = path.join(root, '.cache', 'sdk-next');
  const source = findSdk(spec, { root, workDir: path.join(workDir, 'packed'), npm });
  const from = readVersions(root).find(({ name }) => name === 'current')?.release ?? '';
  const before = readJson<Workspace>(path.join(root, manifestFile));
  const pins = pinsFor(source.manifest, before.dependencies, { root, npm });
  const after = movedWorkspace(before, source, pins);
  const moved = readerPins(before, after, { from, to: source.manifest.version });
  const edits = pageFiles(root).flatMap((file) => {
    const { text, count } = movePins(fs.readFileSync(path.join(root, file), 'utf8'), moved);
    return count === 0 ? [] : [{ file, text, count }];
  });

  const vendor = `${workspace}/${vendorDir}`;
  const touched = [
    manifestFile,
    lockFile,
    vendor,
    differencesFile,
    ...edits.map(({ file }) => file),
  ];
  const restore = keep(root, touched, path.join(workDir, 'before'));
  try {
    fs.rmSync(path.join(root, vendor), { recursive: true, force: true });
    if (source.tarball !== undefined) {
      fs.mkdirSync(path.join(root, vendor), { recursive: true });
      const file = vendorName(source.manifest.version);
      fs.copyFileSync(source.tarball, path.join(root, vendor, file));
    }
    await writeFormatted(path.join(root, manifestFile), JSON.stringify(after, null, 2));
    forgetLocked(root);
    install(root, npm);
    assertInstalled(root, after, source);
    await moveEntryPoints(root, after);
    await writePinDifferences(root);
    for (const { file, text } of edits) fs.writeFileSync(path.join(root, file), text);
  } catch (error) {
    restore();
    throw new Error(`${(error as Error).message}\n${reinstall(root, npm, restore)}`, {
      cause: error,
    });
  }
  fs.rmSync(workDir, { recursive: true, force: true });
  const changed = Object.entries(after.dependencies).filter(
    ([name, pin]) => before.dependencies[name] !== pin,
  );
  return {
    release: source.manifest.version,
    pins: Object.fromEntries(changed),
    pages: edits.map(({ file, count }) => ({ file, count })),
  };
}
