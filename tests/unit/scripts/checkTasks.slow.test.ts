/** Interrupts the check, and then continues it. Needs Chromium. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scriptArgs } from '../../../scripts/helpers/run';
import { rootDir } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const dir = temporaryFolder();
writeFiles(dir, {
  'tasks/index.ts': `
interface Stage { text(): Promise<string> }
const task = (name: string) => ({
  name,
  prompt: 'Write "done" into the page.',
  async judge(stage: Stage): Promise<void> {
    const text = await stage.text();
    if (!text.includes('done')) throw new Error('expected "done"; seen: ' + text);
  },
});
export const tasks = [task('first'), task('second'), task('third')];
`,
  'answers/4.x/first.ts': "document.body.append('done');\n",
  'answers/4.x/second.ts': "document.body.append('nothing');\n",
});

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly progress: string;
}

function check(until?: string): Promise<Run> {
  const args = ['answers', '--tasks', 'tasks', '--json', '--results', 'results.json'];
  const paths = args.map((arg) => (arg.startsWith('-') ? arg : path.join(dir, arg)));
  const child = spawn(process.execPath, scriptArgs('scripts/checkTasks.ts', ...paths), {
    cwd: rootDir,
  });
  let [out, progress] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => {
    progress += String(chunk);
    if (until !== undefined && progress.includes(until)) child.kill('SIGINT');
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, progress })));
}

it('takes tasks from another folder, continues an interrupted check, and prints JSON', async () => {
  const interrupted = await check('4.x/first: passed');
  expect(interrupted.out).toBe('');
  expect(interrupted.progress).not.toContain('4.x/second');

  const { code, out, progress } = await check();
  expect(progress).not.toContain('4.x/first');
  // The check was interrupted while this answer was running, so the answer doesn't have a result yet.
  expect(progress).toContain('4.x/second: failed');
  expect(JSON.parse(out)).toEqual([
    { version: '4.x', task: 'first', type: 'passed' },
    {
      version: '4.x',
      task: 'second',
      type: 'failed',
      reason: expect.stringMatching(/^expected "done"; seen: .*nothing$/s),
    },
    { version: '4.x', task: 'third', type: 'missing' },
  ]);
  expect(code).toBe(1);
  // Timeout in milliseconds. The test starts two browsers and compiles twice with the SDK's types.
}, 600_000);
