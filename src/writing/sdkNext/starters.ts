/**
 * What a new SDK means for the starters: each gets it in a copy, which is then proved as `npx tsx scripts/checkStarters.ts` proves
 * it. The starters themselves stay with their release, unless the writer says otherwise. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { copyStarter, starterNames, startersDir } from '../../plugins/starters/files';
import { readJson } from '../../files/readJson';
import { sdkPackage } from '../../versions';
import { writeNpmJson } from '../files';
import type { RunNpm } from './sdkSource';

/** The packages that belong together: a starter's other packages are its own. */
const peers = [sdkPackage, '@cognite/sdk', 'three', '@types/three'];

type Pins = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Pins;
  readonly devDependencies?: Pins;
  readonly [field: string]: unknown;
}

/** What the starters get. */
export interface StarterSdk {
  /** Exact packages by name, as Next pins them. */
  readonly pins: Pins;
  /** The file of a build that is not from the registry, absolute. */
  readonly tarball: string | undefined;
}

/** Proves the starter in a folder. Resolves with what it saw, in a few words; rejects with what is wrong. */
export type ProveStarter = (dir: string) => Promise<string>;

/** The SDK that the workspace of Next pins, for the starters. */
export function sdkOfWorkspace(workspaceDir: string): StarterSdk {
  const { dependencies: pins = {} } = readJson<Manifest>(path.join(workspaceDir, 'package.json'));
  const pin = pins[sdkPackage];
  const tarball = pin?.startsWith('file:')
    ? path.join(workspaceDir, pin.slice('file:'.length))
    : undefined;
  return { pins, tarball };
}

/** The manifest with the new SDK and what belongs to it, where it has these packages. Pure. */
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

/** Gives the starter in `dir` another SDK, and a lock file that fits. Throws when npm finds none. */
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

/** What the starters are moved with. */
export interface StartersMove extends StarterSdk {
  /** The repository. */
  readonly root: string;
  /** An empty folder for the copies. */
  readonly workDir: string;
  /** Whether the starters themselves get the SDK, and not copies. */
  readonly inPlace: boolean;
  readonly npm: RunNpm;
  readonly prove: ProveStarter;
}

/**
 * Proves all starters on another SDK, one after the other. Resolves with a line for each, and more where one no longer holds:
 * that is a report, and no failure. Throws, with nothing changed, when starters are to get a build that only this repository
 * has.
 */
export async function proveStarters(move: StartersMove): Promise<string[]> {
  const { root, workDir, inPlace, tarball, npm, prove } = move;
  if (inPlace && tarball !== undefined) {
    throw new Error(
      `${path.basename(tarball)} is in this repository only, and readers install starters from npm: leave out ` +
        '--starters-in-place, and move them when it is released.',
    );
  }
  const lines: string[] = [];
  for (const name of starterNames(root)) {
    const own = path.join(startersDir(root), name);
    const dir = inPlace ? own : path.join(workDir, name);
    try {
      if (!inPlace) copyStarter(own, dir);
      setSdk(dir, move, npm);
      lines.push(`${name}: holds, ${await prove(dir)}`);
    } catch (error) {
      const [first = '', ...more] = (error instanceof Error ? error.message : String(error)).split(
        '\n',
      );
      lines.push(`${name}: ${first}`, ...more.map((line) => `  ${line}`));
    }
  }
  return lines;
}
