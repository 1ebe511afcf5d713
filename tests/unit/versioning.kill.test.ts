/** A cut or drop that is killed after any of its writes leaves the tree as it was, done, or to be finished. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertCanCut, cutVersion } from '../../src/plugins/versioning/cut';
import { readJournal, resume, undo } from '../../src/plugins/versioning/transaction';
import { readVersions, rootDir } from '../../src/versions';
import { freezeLikeDocusaurus, gitStatus, makeSmallRepository } from '../fixtures/smallRepository';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();
const program = path.join(rootDir, 'tests/fixtures/killedChange.ts');
const template = makeSmallRepository(path.join(folder, 'template'));

function copyOf(name: string): string {
  const dir = path.join(folder, name);
  fs.cpSync(template, dir, { recursive: true });
  return dir;
}

interface Killed {
  readonly wasKilled: boolean;
  /** What was written before, in order. */
  readonly writes: readonly string[];
}

function runAndKill(dir: string, command: string, version: string, after: number): Killed {
  const args = ['--import', 'tsx', program, dir, command, version, String(after)];
  const { signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: rootDir,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { wasKilled: signal === 'SIGKILL', writes: stdout.trim().split('\n') };
}

/** Everything the tree has that git sees, by path, but for what a commit would not take. */
function snapshot(dir: string): Record<string, string> {
  const ignored = /^(?:\.git|\.cache|\.generated)\/|^docs\/api\//;
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(dir, file)).isFile() && !ignored.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]),
  );
}

function finished(command: string, version: string): { dir: string; writes: readonly string[] } {
  const dir = copyOf(`${command}-whole`);
  const { wasKilled, writes } = runAndKill(dir, command, version, 0);
  expect(wasKilled).toBe(false);
  return { dir, writes };
}

const before = snapshot(template);

describe.each([
  ['cut', '3.x'],
  ['drop', '1.x'],
] as const)('%s %s', (command, version) => {
  const whole = finished(command, version);
  const after = snapshot(whole.dir);
  const points = whole.writes.map((what, index) => [index + 1, what] as const);

  it('changes the tree', () => {
    expect(after).not.toEqual(before);
    expect(gitStatus(whole.dir)).not.toEqual([]);
    expect(points.length).toBeGreaterThan(10);
  });

  it.each(points)('killed after write %i (%s): finished or undone by running again', (count) => {
    const dir = copyOf(`${command}-${count}`);
    const { wasKilled, writes } = runAndKill(dir, command, version, count);
    expect(wasKilled).toBe(true);
    expect(writes).toEqual(whole.writes.slice(0, count));
    // The command's own configuration can be read whenever it was killed.
    expect(() => readVersions(dir)).not.toThrow();

    const undone = `${dir}-undone`;
    fs.cpSync(dir, undone, { recursive: true });
    if (readJournal(dir) === undefined) {
      const isDone = count === whole.writes.length;
      expect(snapshot(dir)).toEqual(isDone ? after : before);
      return;
    }
    resume(dir);
    expect(snapshot(dir)).toEqual(after);
    expect(readJournal(dir)).toBeUndefined();
    undo(undone);
    expect(snapshot(undone)).toEqual(before);
    expect(gitStatus(undone)).toEqual([]);
  });
});

it('an undo that is killed is taken to its end by running again', () => {
  const half = copyOf('half');
  const all = runAndKill(half, 'cut', '3.x', 9);
  expect(all.wasKilled).toBe(true);
  for (let count = 1; ; count += 1) {
    const dir = path.join(folder, `undo-${count}`);
    fs.cpSync(half, dir, { recursive: true });
    const { wasKilled } = runAndKill(dir, 'undo', '3.x', count);
    resume(dir);
    expect(snapshot(dir)).toEqual(before);
    expect(gitStatus(dir)).toEqual([]);
    if (!wasKilled) {
      expect(count).toBeGreaterThan(5);
      return;
    }
  }
});

it('what an unfinished cut left beside the tree does not stop the next one', async () => {
  const dir = copyOf('again');
  runAndKill(dir, 'cut', '3.x', 1);
  expect(fs.existsSync(path.join(dir, '.cache/change'))).toBe(true);
  assertCanCut(dir, '4.x');
  await cutVersion(dir, '4.x', { freezeDocs: freezeLikeDocusaurus, verify: () => undefined });
  expect(readVersions(dir).map(({ name }) => name)).toEqual(['current', '4.x', '2.x', '1.x']);
});
