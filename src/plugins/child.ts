/** Runs a generator's work in a process of its own: beside other work, with memory that is free afterwards. */
import { spawn } from 'node:child_process';
import { rootDir } from '../versions';

/** Runs a TypeScript file by Node. Rejects with what it printed, or with `failure` where it printed nothing. */
export async function runScript(
  script: string,
  args: readonly string[],
  failure: string,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
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

/** Runs asynchronous tasks, at most `limit` of them at a time. Rejects as soon as one of them does. */
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
