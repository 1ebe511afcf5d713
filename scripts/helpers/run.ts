/** Runs the programs that this repository's commands are made of. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { rootDir } from '../../src/versions';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Working folder; the repository's root by default. */
  readonly cwd?: string;
  /** Hears what the program prints, while it is printed. */
  readonly heard?: (text: string) => void;
}

/** Path of a program that an installed package brings. */
export function bin(name: string): string {
  return path.join(rootDir, 'node_modules', '.bin', name);
}

/**
 * Runs a program with this terminal as its own, unless somebody hears it, and resolves with its exit code. Rejects
 * when it cannot be started.
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const { cwd = rootDir, env, heard } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: heard === undefined ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.pipe(to, { end: false });
      from?.setEncoding('utf8').on('data', (text: string) => heard?.(text));
    }
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
  });
}

/** As `run`, but rejects when the program exits with anything but 0. */
export async function runOrThrow(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  const code = await run(command, args, options);
  if (code !== 0)
    throw new Error(`${path.basename(command)} ${args.join(' ')} exited with ${code}.`);
}

/** Runs a command's main function; an error ends it with its message and exit code 1. */
export function main(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
