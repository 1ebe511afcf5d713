/**
 * Where `npm run sdk:next` gets an SDK from: a release of the registry, a folder with a build, or a tarball. All
 * of it is read before anything is changed. Node only.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { sdkPackage } from '../../versions';
import { readJson } from '../../files/readJson';

/** The parts of an SDK's package.json that decide what it runs with. */
export interface SdkManifest {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Releases before 4 bring three themselves. */
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** An SDK that Next can run. */
export interface SdkSource {
  readonly manifest: SdkManifest;
  /** File to install it from, absolute; undefined for a release of the registry. */
  readonly tarball: string | undefined;
}

/** Runs npm and returns what it prints. Throws with what it complains about. */
export type RunNpm = (args: readonly string[], cwd: string) => string;

export const runNpm: RunNpm = (args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`npm ${args[0]} failed:\n${stderr.trim() || stdout.trim()}`);
  return stdout;
};

/** Asks the registry, once: a writer who waits wants to know. */
function view(npm: RunNpm, root: string, args: readonly string[]): unknown {
  const text = npm(['view', ...args, '--json', '--fetch-retries=0'], root).trim();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function readTarball(file: string): SdkManifest {
  const { status, stdout } = spawnSync('tar', ['-xOzf', file, 'package/package.json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (status !== 0) throw new Error(`${file} is not a tarball of an npm package.`);
  return JSON.parse(stdout) as SdkManifest;
}

/** Packs a folder, or a release such as `@cognite/reveal@4.8.0`, into `workDir`, and returns the tarball. */
export function packSpec(npm: RunNpm, spec: string, workDir: string): string {
  fs.mkdirSync(workDir, { recursive: true });
  const args = ['pack', spec, '--pack-destination', workDir, '--ignore-scripts', '--json'];
  const [packed] = JSON.parse(npm(args, workDir)) as { filename: string }[];
  if (packed === undefined) throw new Error(`npm packed nothing from ${spec}.`);
  // A scoped name comes with a slash from some releases of npm, and is a file name in all.
  return path.join(workDir, packed.filename.replace(/^@/, '').replaceAll('/', '-'));
}

/** A tarball's hash as the registry and lockfiles write it. */
export function integrityOf(tarball: string): string {
  const hash = createHash('sha512').update(fs.readFileSync(tarball)).digest('base64');
  return `sha512-${hash}`;
}

function assertSdk(manifest: SdkManifest, spec: string): void {
  if (manifest.name !== sdkPackage || semver.valid(manifest.version) === null) {
    throw new Error(
      `${spec} is the package ${manifest.name} ${manifest.version}, not a release of ${sdkPackage}.`,
    );
  }
}

/**
 * Finds what a writer named: `4.30.0`, `../reveal/viewer`, `reveal.tgz`. `workDir` takes what has to be packed.
 * Throws when it is none of these, unknown to the registry, or another package.
 */
export function findSdk(
  spec: string,
  { root, workDir, npm }: { readonly root: string; readonly workDir: string; readonly npm: RunNpm },
): SdkSource {
  if (semver.valid(spec) === spec) {
    const args = [`${sdkPackage}@${spec}`, 'name', 'version', 'peerDependencies'];
    const manifest = view(npm, root, args) as SdkManifest | undefined;
    if (manifest === undefined) throw new Error(`The registry has no ${sdkPackage} ${spec}.`);
    assertSdk(manifest, spec);
    return { manifest, tarball: undefined };
  }
  const stat = fs.statSync(spec, { throwIfNoEntry: false });
  if (stat === undefined) {
    throw new Error(
      `"${spec}" is neither one release, such as 4.30.0, nor a folder or tarball with a build of the SDK.`,
    );
  }
  if (stat.isDirectory()) {
    const file = path.join(spec, 'package.json');
    if (!fs.existsSync(file))
      throw new Error(`${file} is missing: name the folder of the built SDK.`);
    assertSdk(readJson<SdkManifest>(file), spec);
  }
  const tarball = stat.isDirectory()
    ? packSpec(npm, path.resolve(spec), workDir)
    : path.resolve(spec);
  const manifest = readTarball(tarball);
  assertSdk(manifest, spec);
  return { manifest, tarball };
}

/** The newest of some releases that a range allows. Throws when none is. */
function newest(packageName: string, range: string, releases: unknown): string {
  const list = ([] as unknown[]).concat(releases ?? []).filter((item) => typeof item === 'string');
  const found = semver.maxSatisfying(list, range);
  if (found === null) throw new Error(`The registry has no ${packageName} ${range}.`);
  return found;
}

const clientPackage = '@cognite/sdk';

/**
 * The exact packages that a workspace needs around an SDK: its three, typings of that, a client. What the
 * workspace pins already stays where it fits; the registry is asked for the rest.
 */
export function pinsFor(
  { peerDependencies = {} }: SdkManifest,
  pins: Readonly<Record<string, string>>,
  { root, npm }: { readonly root: string; readonly npm: RunNpm },
): Record<string, string> {
  const result: Record<string, string> = { ...pins };
  const versionsOf = (name: string): unknown => view(npm, root, [name, 'versions']);
  for (const name of ['three', clientPackage]) {
    const range = peerDependencies[name];
    const pin = pins[name];
    if (range === undefined || (pin !== undefined && semver.satisfies(pin, range))) continue;
    // three is pinned exactly by the SDK.
    result[name] = semver.valid(range) ?? newest(name, range, versionsOf(name));
  }
  const three = result['three'];
  if (three !== undefined && three !== pins['three']) {
    const minor = `~${semver.major(three)}.${semver.minor(three)}.0`;
    result['@types/three'] = newest('@types/three', minor, versionsOf('@types/three'));
  }
  return result;
}
