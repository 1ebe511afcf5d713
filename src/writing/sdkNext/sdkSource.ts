/** Finds an SDK for `npm run sdk:next`: a release from the registry, a folder with a build, or a tarball. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { sdkPackage } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

export interface SdkManifest {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Releases before 4 depend on the `three` package directly. */
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface SdkSource {
  readonly manifest: SdkManifest;
  /** Absolute path of the tarball to install. Undefined for a release from the registry. */
  readonly tarball: string | undefined;
}

/** Runs npm and returns its output. If npm fails, throws an error with npm's message. */
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

/** Queries the registry without retries, so that the writer doesn't have to wait. */
function view(npm: RunNpm, root: string, args: readonly string[]): unknown {
  const text = npm(['view', ...args, '--json', '--fetch-retries=0'], root).trim();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function readTarball(file: string): SdkManifest {
  const { status, stdout } = spawnSync('tar', ['-xOzf', file, 'package/package.json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (status !== 0) throw new Error(`${file} isn't a tarball of an npm package.`);
  return JSON.parse(stdout) as SdkManifest;
}

/** Packs a folder, or a release such as `@cognite/reveal@4.8.0`, into `workDir`. Returns the path of the tarball. */
export function packSpec(npm: RunNpm, spec: string, workDir: string): string {
  fs.mkdirSync(workDir, { recursive: true });
  const args = ['pack', spec, '--pack-destination', workDir, '--ignore-scripts', '--json'];
  const [packed] = JSON.parse(npm(args, workDir)) as { filename: string }[];
  if (packed === undefined) throw new Error(`npm pack didn't create a package from ${spec}.`);
  // Some releases of npm print a scoped name with a slash. The actual file name never contains a slash.
  return path.join(workDir, packed.filename.replace(/^@/, '').replaceAll('/', '-'));
}

/** Returns a tarball's hash in the format of the registry and lockfiles. */
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
 * Finds the SDK that a writer specified, such as `4.30.0`, `../reveal/viewer` or `reveal.tgz`. Writes packed files to
 * `workDir`. Throws if `spec` has another form, if the registry doesn't have the release, or if the package isn't the
 * SDK.
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
      `"${spec}" must be a release, such as 4.30.0, or a folder or tarball with a build of the SDK.`,
    );
  }
  if (stat.isDirectory()) {
    const file = path.join(spec, 'package.json');
    if (!fs.existsSync(file))
      throw new Error(`${file} is missing. Specify the folder of the built SDK.`);
    assertSdk(readJson<SdkManifest>(file), spec);
  }
  const tarball = stat.isDirectory()
    ? packSpec(npm, path.resolve(spec), workDir)
    : path.resolve(spec);
  const manifest = readTarball(tarball);
  assertSdk(manifest, spec);
  return { manifest, tarball };
}

function newest(packageName: string, range: string, releases: unknown): string {
  const list = ([] as unknown[]).concat(releases ?? []).filter((item) => typeof item === 'string');
  const found = semver.maxSatisfying(list, range);
  if (found === null) throw new Error(`The registry has no ${packageName} ${range}.`);
  return found;
}

const clientPackage = '@cognite/sdk';

/**
 * Returns the exact releases of the packages that a workspace needs for an SDK: three, its typings, and a client. Keeps
 * the existing pins that are compatible. Gets the others from the registry.
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
    // The SDK pins three exactly.
    result[name] = semver.valid(range) ?? newest(name, range, versionsOf(name));
  }
  const three = result['three'];
  if (three !== undefined && three !== pins['three']) {
    const minor = `~${semver.major(three)}.${semver.minor(three)}.0`;
    result['@types/three'] = newest('@types/three', minor, versionsOf('@types/three'));
  }
  return result;
}
