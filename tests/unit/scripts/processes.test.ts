import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scriptArgs } from '../../../scripts/helpers/run';
import { rootDir } from '@reveal-docs/versions';

/** Returns whether a process exists and isn't a zombie. */
function isRunning(id: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

// Windows doesn't have signals. On Windows, `taskkill` stops the process tree.
it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a program that ignores signals, and its child process',
  async (name) => {
    const file = path.relative(rootDir, path.join(__dirname, 'stubbornParent.ts'));
    const command = spawn(process.execPath, scriptArgs(file), {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    command.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    while (!/parent \d+ child \d+/.test(output)) await once(command.stdout, 'data');
    const [, parent = 0, child = 0] = (/parent (\d+) child (\d+)/.exec(output) ?? []).map(Number);
    expect([parent, child].map(isRunning)).toEqual([true, true]);
    command.kill(name);
    const [exitCode] = (await once(command, 'exit')) as [number];
    expect(exitCode).toBe(name === 'SIGINT' ? 130 : 143);
    expect([parent, child].map(isRunning)).toEqual([false, false]);
  },
);
