import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  contentHash,
  runCached,
  timesVariable,
  type CachedTask,
  type StepTime,
} from '../src/cache';
import { rootDir } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../tests/fixtures/temporaryFolder';

const folder = temporaryFolder();
const name = `unit-test-${process.pid}`;
const stampFile = path.join(rootDir, '.generated/cache', `${name}.txt`);
const input = path.join(folder, 'input');
const output = path.join(folder, 'output');

const code = path.join(folder, 'code');
const entry = path.join(code, 'generate.ts');

const task: CachedTask = {
  name,
  key: { release: '1.0.0' },
  code: [entry],
  inputs: [input],
  outputs: [output],
};
const write = vi.fn(async () => writeFiles(output, { 'page.md': '# Page' }));

beforeEach(() => {
  for (const target of [stampFile, input, output])
    fs.rmSync(target, { recursive: true, force: true });
  writeFiles(input, { 'a.txt': 'a', 'deep/b.txt': 'b' });
  writeFiles(code, {
    'generate.ts': `import { title } from './title';\nimport type { Page } from './page';\nexport const page: Page = { title };`,
    'title.ts': `export const title = 'A';`,
    'page.ts': `export interface Page { readonly title: string }`,
  });
  write.mockClear();
});
afterAll(() => fs.rmSync(stampFile, { force: true }));

it('runs once for the same inputs', async () => {
  expect(await runCached(task, write)).toBe(true);
  expect(await runCached(task, write)).toBe(false);
  expect(write).toHaveBeenCalledTimes(1);
});

it('records the time of each task that runs, if configured', async () => {
  const times = path.join(folder, 'times.jsonl');
  vi.stubEnv(timesVariable, times);
  await runCached(task, write);
  await runCached(task, write);
  vi.unstubAllEnvs();
  const lines = fs.readFileSync(times, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as StepTime)).toEqual([
    { name, seconds: expect.any(Number) as number },
  ]);
});

const changes: readonly (readonly [string, () => Partial<CachedTask>])[] = [
  ['the key changed', () => ({ key: { release: '1.0.1' } })],
  ['a file changed', () => (writeFiles(input, { 'deep/b.txt': 'B' }), {})],
  ['a file was added', () => (writeFiles(input, { 'deep/c.txt': '' }), {})],
  ['a file was removed', () => (fs.rmSync(path.join(input, 'a.txt')), {})],
  [
    'a file was renamed',
    () => (fs.renameSync(path.join(input, 'a.txt'), path.join(input, 'z.txt')), {}),
  ],
  [
    'content moved from one file to the next',
    () => (writeFiles(input, { 'a.txt': '', 'deep/b.txt': 'ab' }), {}),
  ],
  ['the code changed', () => (fs.appendFileSync(entry, '\n// changed'), {})],
  [
    'a module that the code imports changed',
    () => (writeFiles(code, { 'title.ts': 'export const title = 1;' }), {}),
  ],
  ['an output is gone', () => (fs.rmSync(output, { recursive: true }), {})],
  ['an output folder was emptied', () => (fs.rmSync(path.join(output, 'page.md')), {})],
];

it.each(changes)('runs again if %s', async (_, change) => {
  await runCached(task, write);
  expect(await runCached({ ...task, ...change() }, write)).toBe(true);
});

it('doesn’t run again after a change to a module that is imported only for types', async () => {
  await runCached(task, write);
  writeFiles(code, { 'page.ts': 'export interface Page { readonly title: unknown }' });
  expect(await runCached(task, write)).toBe(false);
});

it('distinguishes folders whose concatenated names and contents are equal', async () => {
  const path1 = path.relative(rootDir, path.join(input, 'b.txt'));
  fs.rmSync(input, { recursive: true });
  writeFiles(input, { 'a.txt': `x${path1}\0y` });
  await runCached(task, write);
  writeFiles(input, { 'a.txt': 'x', 'b.txt': 'y' });
  expect(await runCached(task, write)).toBe(true);
});

it('ignores installed packages inside its inputs', async () => {
  await runCached(task, write);
  writeFiles(input, { 'node_modules/three/index.js': 'other' });
  expect(await runCached(task, write)).toBe(false);
});

it('runs again after a failed run', async () => {
  await runCached(task, write);
  const changed = { ...task, key: 2 };
  await expect(
    runCached(changed, () => Promise.reject(new Error('no entry point'))),
  ).rejects.toThrow('no entry point');
  expect(await runCached(changed, write)).toBe(true);
  expect(await runCached(task, write)).toBe(true);
});

it('throws if an input is missing, and names it', async () => {
  fs.rmSync(input, { recursive: true });
  await expect(runCached(task, write)).rejects.toThrow(`input not found: ${input}`);
  expect(write).not.toHaveBeenCalled();
});

it('throws if an output wasn’t written, and names the task and the output', async () => {
  const empty = path.join(folder, 'empty.json');
  fs.writeFileSync(empty, '');
  await expect(runCached({ ...task, outputs: [output, empty] }, write)).rejects.toThrow(
    `"${name}" finished without writing ${path.relative(rootDir, empty)}.`,
  );
});

it('returns a short hash of content, the same for text and bytes', () => {
  expect(contentHash('abc')).toBe('ba7816bf8f01');
  expect(contentHash(new TextEncoder().encode('abc'))).toBe(contentHash('abc'));
  expect(contentHash('abd')).not.toBe(contentHash('abc'));
});
