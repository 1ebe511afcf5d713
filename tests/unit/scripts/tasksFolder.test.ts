import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../scripts/helpers/tasks/answers';
import { loadTasks } from '../../../scripts/helpers/tasks/folder';
import { formatJson, hashTasks, Results } from '../../../scripts/helpers/tasks/results';
import type { Verdict } from '../../../scripts/helpers/tasks/table';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

function folderOf(index: string): string {
  const dir = temporaryFolder();
  fs.writeFileSync(path.join(dir, 'index.ts'), index);
  return dir;
}

const task = (name: string) =>
  `{ name: '${name}', prompt: 'Show it.', judge: async (): Promise<void> => {} }`;

describe('a folder of tasks outside the repository', () => {
  it('has tasks without our answers, and without an import from the repository', async () => {
    const dir = folderOf(`export const tasks = [${task('one')}, ${task('two-3')}];`);
    const tasks = await loadTasks(dir);
    expect(tasks.map(({ name, prompt }) => [name, prompt])).toEqual([
      ['one', 'Show it.'],
      ['two-3', 'Show it.'],
    ]);
  });

  it.each([
    ['nothing', 'export {};', /index\.ts has no tasks\. Export/],
    ['an empty array', 'export const tasks = [];', /index\.ts has no tasks\. Export/],
    ['another item', `export const tasks = [${task('a')}, 1];`, /^tasks\[1\] of .* isn't a task/],
    ['a wrong name', `export const tasks = [${task('../a')}];`, /^tasks\[0\] of .* isn't a task/],
    ['no judge', "export const tasks = [{ name: 'a', prompt: 'b' }];", /isn't a task/],
    [
      'a repeated name',
      `export const tasks = [${task('a')}, ${task('a')}];`,
      /two tasks named "a"/,
    ],
  ])('with %s is refused', async (_, index, message) => {
    await expect(loadTasks(folderOf(index))).rejects.toThrow(message);
  });

  it('must have an index', async () => {
    await expect(loadTasks(temporaryFolder())).rejects.toThrow(/index\.ts doesn't exist\. Create/);
  });
});

describe('kept results', () => {
  const answer: Answer = { folder: '4.x', task: 'label', source: 'a' };
  const failed: Verdict = { type: 'failed', reason: 'expected 1; seen: 2' };

  it('are found by the next run, unless the answer or the tasks have changed', () => {
    const file = path.join(temporaryFolder(), 'results.json');
    new Results(file, 'tasks').add(answer, failed);
    const next = new Results(file, 'tasks');
    expect(next.find(answer)).toEqual(failed);
    expect(next.find({ ...answer, source: 'b' })).toBeUndefined();
    expect(next.find({ ...answer, folder: '3.x' })).toBeUndefined();
    expect(new Results(file, 'changed').find(answer)).toBeUndefined();
  });

  it('are saved after each answer, and a new one replaces the old', () => {
    const file = path.join(temporaryFolder(), 'results.json');
    const results = new Results(file, 'tasks');
    results.add(answer, failed);
    results.add({ ...answer, task: 'measure' }, { type: 'passed' });
    expect(new Results(file, 'tasks').find(answer)).toEqual(failed);
    results.add({ ...answer, source: 'b' }, { type: 'passed' });
    const next = new Results(file, 'tasks');
    expect(next.find({ ...answer, source: 'b' })).toEqual({ type: 'passed' });
    expect(next.find(answer)).toBeUndefined();
    expect(fs.readdirSync(path.dirname(file))).toEqual(['results.json']);
  });

  it('depend on all modules of the tasks', () => {
    const dir = folderOf('a');
    const before = hashTasks(dir);
    fs.writeFileSync(path.join(dir, 'notes.md'), 'b');
    expect(hashTasks(dir)).toBe(before);
    fs.writeFileSync(path.join(dir, 'look.ts'), 'b');
    expect(hashTasks(dir)).not.toBe(before);
  });
});

it('JSON has an item per version and task, also for missing answers', () => {
  const verdicts = new Map<string, Map<string, Verdict>>([
    ['4.x', new Map([['label', { type: 'passed' }]])],
    ['3.x', new Map([['label', { type: 'broken', problem: 'label.ts:3 Cannot find name.' }]])],
  ]);
  const text = formatJson(['label', 'measure'], verdicts, new Map([['3.x', ['measure']]]));
  expect(JSON.parse(text)).toEqual([
    { version: '4.x', task: 'label', type: 'passed' },
    { version: '4.x', task: 'measure', type: 'missing' },
    { version: '3.x', task: 'label', type: 'broken', problem: 'label.ts:3 Cannot find name.' },
  ]);
});
