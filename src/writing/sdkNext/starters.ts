/**
 * Tests the starters with a new SDK, in the same way as `npx tsx scripts/checkStarters.ts`. Each test installs the SDK
 * in a copy of a starter. The starters themselves keep their release unless the writer chooses to update them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { copyStarter, starterNames, startersDir } from '../../plugins/starters/files';
import { readJson } from '@reveal-docs/shared/readJson';
import { sdkPackage } from '@reveal-docs/versions';
import { writeNpmJson } from '../files';
import type { RunNpm } from './sdkSource';

/** Packages that must be compatible with each other. A starter's other packages don't change. */
const peers = [sdkPackage, '@cognite/sdk', 'three', '@types/three'];

type Pins = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Pins;
  readonly devDependencies?: Pins;
  readonly [field: string]: unknown;
}

export interface StarterSdk {
  /** Exact releases that Next pins, by package name. */
  readonly pins: Pins;
  /** Absolute path of the tarball. Undefined for a release from the registry. */
  readonly tarball: string | undefined;
}

/** Tests the starter in a folder. Resolves with a short summary, or rejects with the problem. */
export type ProveStarter = (dir: string) => Promise<string>;

/** Returns the SDK that Next's workspace pins. */
export function sdkOfWorkspace(workspaceDir: string): StarterSdk {
  const { dependencies: pins = {} } = readJson<Manifest>(path.join(workspaceDir, 'package.json'));
  const pin = pins[sdkPackage];
  const tarball = pin?.startsWith('file:')
    ? path.join(workspaceDir, pin.slice('file:'.length))
    : undefined;
  return { pins, tarball };
}

/** Returns the manifest with the new SDK and compatible releases of the related packages. Pure. */
export function withPins(manifest: Manifest, pins: Pins): Manifest {
  const moved = (packages: Pins): Pins =>
    Object.fromEntries(
      Object.entries(packages).map(([name, pin]) => [
        name,
        peers.includes(name) ? (pins[name] ?? pin) : pin,
      ]),
    );
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    ...(dependencies && { dependencies: moved(dependencies) }),
    ...(devDependencies && { devDependencies: moved(devDependencies) }),
  };
}

/** Changes the SDK of the starter in `dir`, and updates its lock file. Throws if npm can't find the packages. */
function setSdk(dir: string, { pins, tarball }: StarterSdk, npm: RunNpm): void {
  const file = path.join(dir, 'package.json');
  const build = tarball === undefined ? undefined : `vendor/${path.basename(tarball)}`;
  if (tarball !== undefined && build !== undefined) {
    fs.mkdirSync(path.join(dir, 'vendor'), { recursive: true });
    fs.copyFileSync(tarball, path.join(dir, build));
  }
  const own = build === undefined ? pins : { ...pins, [sdkPackage]: `file:${build}` };
  writeNpmJson(file, withPins(readJson<Manifest>(file), own));
  npm(['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], dir);
}

export interface StartersMove extends StarterSdk {
  readonly root: string;
  /** Absolute path of an empty folder for the copies. */
  readonly workDir: string;
  /** Whether to change the starters themselves instead of copies. */
  readonly inPlace: boolean;
  readonly npm: RunNpm;
  readonly prove: ProveStarter;
}

/**
 * Tests all starters with another SDK, one after the other. Resolves with a report that has one line for each starter,
 * and more lines for starters that fail. A failed test doesn't reject. Rejects before any change if the starters
 * themselves would use a build that exists only in this repository.
 */
export async function proveStarters(move: StartersMove): Promise<string[]> {
  const { root, workDir, inPlace, tarball, npm, prove } = move;
  if (inPlace && tarball !== undefined) {
    throw new Error(
      `${path.basename(tarball)} exists only in this repository, but readers install starters from npm. Omit ` +
        '--starters-in-place, and update the starters after the release.',
    );
  }
  const lines: string[] = [];
  for (const name of starterNames(root)) {
    const own = path.join(startersDir(root), name);
    const dir = inPlace ? own : path.join(workDir, name);
    try {
      if (!inPlace) copyStarter(own, dir);
      setSdk(dir, move, npm);
      lines.push(`${name}: passed, ${await prove(dir)}`);
    } catch (error) {
      const [first = '', ...more] = (error instanceof Error ? error.message : String(error)).split(
        '\n',
      );
      lines.push(`${name}: ${first}`, ...more.map((line) => `  ${line}`));
    }
  }
  return lines;
}
