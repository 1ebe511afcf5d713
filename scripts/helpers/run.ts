import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import { startProgram } from './processes';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Defaults to the repository's root. */
  readonly cwd?: string;
  readonly onOutput?: (text: string) => void;
  /** Whether to also print the output to the terminal. Defaults to true. */
  readonly echo?: boolean;
  /** Whether to run the program with a lower priority than other programs. Defaults to false. */
  readonly isLowPriority?: boolean;
}

/** Map from programs to the packages that contain them, for programs whose names differ from the package's. */
const packages: Readonly<Record<string, string>> = {
  docusaurus: '@docusaurus/core',
  playwright: '@playwright/test',
  // TypeScript 7 finds the same errors in a fifth of the time. Version 6 also stays installed, because version 7
  // doesn't have an API yet.
  tsc: 'typescript-native',
};

/**
 * Returns the path of a program in an installed package. Node can run the file without a shell. Throws if the file is
 * missing.
 */
export function bin(name: string): string {
  const dir = path.join(rootDir, 'node_modules', packages[name] ?? name);
  const { bin } = readJson<{ readonly bin: string | Readonly<Record<string, string>> }>(
    path.join(dir, 'package.json'),
  );
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined)
    throw new Error(
      `The package that should provide "${name}" doesn't contain it. Run \`npm ci\`.`,
    );
  return path.join(dir, file);
}

/** Loader with which Node runs TypeScript from any working folder. */
const typescript = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

/**
 * Node option for programs that create many short-lived objects, such as compilers and linters. By default, Node
 * reserves 16 MB for new objects. With more space, these programs use about 10 % less processor time.
 */
export const moreYoungSpace = '--max-semi-space-size=64';

/** Environment variable that sets {@link moreYoungSpace} for a program and its child processes. */
export const withMoreYoungSpace = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${moreYoungSpace}`.trim(),
};

/** Returns Node's arguments for running a script of this repository, such as `scripts/build.ts`. */
export function scriptArgs(file: string, ...args: readonly string[]): string[] {
  return ['--import', typescript, path.join(rootDir, file), ...args];
}

/** Resolves with the program's exit code. Rejects if the program can't start. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const { cwd = rootDir, env, onOutput, echo = true, isLowPriority = false } = options;
  return new Promise((resolve, reject) => {
    const child = startProgram(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: onOutput === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    // The program's child processes inherit this priority.
    if (isLowPriority && child.pid !== undefined)
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      if (echo) from?.pipe(to, { end: false });
      from?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    }
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
  });
}

/** Runs a program from an installed package, like {@link run}. */
export function runBin(
  name: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return run(process.execPath, [bin(name), ...args], options);
}

/** Like {@link runBin}, but rejects if the exit code isn't 0. */
export async function runBinOrThrow(
  name: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const code = await runBin(name, args, options);
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} exited with ${code}.`);
}

/** Runs a command's main function. If the function rejects, prints the error's message and exits with code 1. */
export function main(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
