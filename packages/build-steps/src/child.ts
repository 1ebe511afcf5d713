import { spawn } from 'node:child_process';
import { rootDir } from '@reveal-docs/versions';

/**
 * Runs a TypeScript file in its own Node process. If the process fails, rejects with its output, or with `failure` and
 * the exit code if it didn't print anything. `nodeOptions` take precedence over `NODE_OPTIONS`.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  failure: string,
  nodeOptions: readonly string[] = [],
): Promise<void> {
  const child = spawn(process.execPath, [...nodeOptions, '--import', 'tsx', script, ...args], {
    cwd: rootDir,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0) throw new Error(output.trim() || `${failure} with code ${code}.`);
}

/** Runs asynchronous tasks, with at most `limit` at a time. Rejects as soon as one task rejects. */
export async function runLimited(
  limit: number,
  tasks: readonly (() => Promise<void>)[],
): Promise<void> {
  const waiting = [...tasks];
  const runNext = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: limit }, runNext));
}
