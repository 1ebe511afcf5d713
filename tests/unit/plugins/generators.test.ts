/** If a module changes, every generator that imports it directly or indirectly must run again. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Cache from '@reveal-docs/build-steps/cache';
import type * as Child from '@reveal-docs/build-steps/child';
import { importGraph } from '@reveal-docs/build-steps/importGraph';
import { readVersions, rootDir } from '@reveal-docs/versions';

const tasks: Cache.CachedTask[] = [];

// Record the tasks of the generators without generating files.
vi.mock('@reveal-docs/build-steps/cache', async (original) => ({
  ...(await original<typeof Cache>()),
  runCached: async (task: Cache.CachedTask) => {
    tasks.push(task);
    return false;
  },
}));

vi.mock('@reveal-docs/build-steps/child', async (original) => ({
  ...(await original<typeof Child>()),
  runScript: async () => {},
}));

const { stampOf } = await import('@reveal-docs/build-steps/cache');
const { generate } = await import('../../../scripts/generate');

beforeAll(() => generate());

/** Resolves with the stamp that a task would have if `file` had different contents. */
function stampWith(task: Cache.CachedTask, file: string): Promise<string> {
  return stampOf(task, (read) =>
    read === file ? Buffer.from('other content') : fs.readFileSync(read),
  );
}

function taskNamed(name: string): Cache.CachedTask {
  const task = tasks.find((item) => item.name === name);
  if (task === undefined) throw new Error(`No generator is called "${name}".`);
  return task;
}

it('all modules that use the cache are checked', () => {
  const folders = fs
    .readdirSync(path.join(rootDir, 'src/plugins'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'cache.ts')
    .map((file) => path.join(rootDir, 'src/plugins', file))
    .filter((file) => fs.readFileSync(file, 'utf8').includes('runCached('));
  const covered = new Set(tasks.flatMap(({ code }) => code));
  expect(folders.filter((file) => !covered.has(file))).toEqual([]);
});

it('each generator runs again after a change to one of its imports', async () => {
  const { length } = tasks;
  expect(length).toBeGreaterThan(readVersions().length);
  for (const task of tasks) {
    const { files } = await importGraph(task.code);
    const imported = files.filter((file) => !task.code.includes(file)).at(-1);
    expect(imported, task.name).toBeDefined();
    expect(await stampWith(task, imported ?? ''), task.name).not.toBe(await stampOf(task));
  }
});

describe('dependencies that a manual list had missed', () => {
  const { folder } = readVersions()[0] ?? { folder: '' };
  it.each([
    [`api-history-${folder}`, 'packages/api-reference/src/pages/frontMatter.ts'],
    [`api-history-${folder}`, 'packages/api-reference/src/names/checkNames.ts'],
    [`api-history-${folder}`, 'packages/api-reference/src/names/pageContext.ts'],
    ['download', 'packages/demo-project/src/service/fromManifest.ts'],
    ['sdk', 'src/plugins/sdk/noMetrics.ts'],
    ['demo', 'packages/demo-project/src/plant/build.ts'],
  ])('%s depends on %s', async (name, file) => {
    const task = taskNamed(name);
    expect(await stampWith(task, path.join(rootDir, file))).not.toBe(await stampOf(task));
  });
});
