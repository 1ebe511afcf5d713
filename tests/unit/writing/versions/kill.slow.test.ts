/**
 * If a command is killed, it must already have printed the commands that undo its changes. The next command must print
 * them again.
 */
import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertFinished } from '../../../../src/writing/change';
import { rootDir } from '@reveal-docs/versions';
import { commitAll, gitStatus, makeSmallRepository } from '../../../fixtures/smallRepository';
import { temporaryFolder, writeFiles, type FileTree } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
const program = path.join(rootDir, 'tests/fixtures/killedChange.ts');
const template = makeSmallRepository(path.join(folder, 'template'));
writeFiles(template, {
  'sidebars.ts': "export default { docs: [{ label: 'Style', items: ['examples/first'] }] };\n",
  'examples/next/cad-basic.ts': "export const program = 'smallest';\n",
  'docs/installation.mdx': 'npm install @cognite/reveal@3.1.0\n',
});
commitAll(template);

interface Killed {
  readonly wasKilled: boolean;
  /** Files that were written before the process was killed, in the order in which they were written. */
  readonly writes: readonly string[];
  readonly undo: readonly string[];
}

function runAndKill(dir: string, command: string, subject: string, after: number): Killed {
  const args = ['--import', 'tsx', program, dir, command, subject, String(after)];
  const { signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: rootDir,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const lines = stdout.split('\n');
  return {
    wasKilled: signal === 'SIGKILL',
    writes: lines.filter((line) => line.startsWith('wrote: ')),
    undo: lines.filter((line) => line.startsWith('  ')),
  };
}

function snapshot(dir: string): Record<string, string> {
  const ignored = /^(?:\.git|\.cache|\.generated)\/|(?:^|\/)node_modules\/|^docs\/api\//;
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(dir, file)).isFile() && !ignored.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]),
  );
}

describe.each<{
  command: string;
  subject: string;
  /** Files that a writer is editing. */
  own: FileTree;
  file: string;
  installs: boolean;
}>([
  { command: 'docs:cut', subject: '3.x', own: {}, file: 'package.json', installs: true },
  { command: 'docs:drop', subject: '1.x', own: {}, file: 'versions.json', installs: true },
  // These commands must be undone without changing files that a writer is editing.
  {
    command: 'example:new',
    subject: 'clash-detection',
    own: { 'docs/overview.mdx': 'Changed.\n', 'docs/notes.mdx': 'New.\n' },
    file: 'sidebars.ts',
    installs: false,
  },
  {
    command: 'sdk:next',
    subject: '3.2.0',
    own: { 'docs/overview.mdx': 'Changed.\n', 'examples/next/notes.ts': 'export {};\n' },
    file: 'examples/next/package.json',
    installs: true,
  },
])('npm run $command -- $subject', ({ command, subject, own, file, installs }) => {
  function start(name: string): string {
    const dir = path.join(folder, `${command.replace(':', '-')}-${name}`);
    fs.cpSync(template, dir, { recursive: true });
    writeFiles(dir, own);
    return dir;
  }

  const whole = start('whole');
  const before = snapshot(whole);
  const done = runAndKill(whole, command, subject, 0);
  const last = done.writes.length;

  it('changes the tree completely if it isn’t interrupted', () => {
    expect(done.wasKilled).toBe(false);
    expect(snapshot(whole)).not.toEqual(before);
    expect(last).toBeGreaterThan(4);
    expect(() => assertFinished(whole)).not.toThrow();
  });

  const moments = [2, Math.ceil(last / 2), last].map((count) => [count, done.writes[count - 1]]);
  const installing = done.writes.findIndex((line) => line.endsWith('by npm')) + 1;
  if (installing > 0) moments.push([installing, done.writes[installing - 1]]);

  it.each(moments)(
    'killed after write %i (%s): the printed commands restore everything',
    (count) => {
      const dir = start(String(count));
      const { wasKilled, undo } = runAndKill(dir, command, subject, Number(count));
      expect(wasKilled).toBe(true);
      expect(snapshot(dir)).not.toEqual(before);
      expect(() => assertFinished(dir)).toThrow(
        `An earlier \`npm run ${command} -- ${subject}\` did not finish. Undo its changes first:\n${undo.join('\n')}`,
      );

      const lines = undo.map((line) => line.trim());
      expect(lines.filter((line) => line === 'npm ci')).toHaveLength(installs ? 1 : 0);
      for (const line of lines.filter((text) => text !== 'npm ci')) {
        execSync(line, { cwd: dir, stdio: 'pipe' });
      }
      expect(snapshot(dir)).toEqual(before);
      expect(
        gitStatus(dir)
          .map((line) => line.slice(3))
          .sort(),
      ).toEqual(Object.keys(own).sort());
      expect(() => assertFinished(dir)).not.toThrow();
    },
  );

  it('refuses to overwrite uncommitted changes', () => {
    const dir = start('edited');
    fs.appendFileSync(path.join(dir, file), '\n');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', program, dir, command, subject, '0'],
      { cwd: rootDir, encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stderr).toContain(`You have uncommitted changes:\n   M ${file}`);
  });
});
