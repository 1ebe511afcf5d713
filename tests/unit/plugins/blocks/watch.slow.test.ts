/** What a writer is told while writing: a saved page or program has its version checked again. */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockResults } from '../../../../src/plugins/blocks/results';
import { watchBlocks } from '../../../../src/plugins/blocks/watch';
import { readVersions, type DocsVersion } from '../../../../src/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const dir = temporaryFolder();
writeFiles(dir, { 'docs/guide.mdx': 'Old', 'docs/api/page.md': 'Old', 'program/a.ts': 'old' });

function versionIn(folder: string): DocsVersion {
  const [version] = readVersions();
  if (version === undefined) throw new Error('versions.json names no version.');
  return {
    ...version,
    contentDir: path.join(folder, 'docs'),
    workspaceDir: path.join(folder, 'program'),
  };
}

const results: BlockResults = {
  version: 'next',
  blocks: 1,
  problems: [{ file: 'docs/guide.mdx', line: 3, column: 1, message: 'TS2339 …' }],
  usedNotApiNames: [],
  usedFragments: [],
  usedReleases: [],
  pages: [],
};

let stop = (): void => {};
afterEach(() => stop());

/** Watches with a check that answers what `answer` does, and collects what is told. */
function watch(answer: () => Promise<BlockResults[]>) {
  const check = vi.fn((_versions: readonly DocsVersion[]) => answer());
  const told = { onResults: vi.fn(), onError: vi.fn() };
  stop = watchBlocks([versionIn(dir)], told, check);
  return { check, ...told };
}

test.each(['docs/guide.mdx', 'program/a.ts'])('%s is checked when it is saved', async (file) => {
  const { check, onResults } = watch(() => Promise.resolve([results]));
  fs.writeFileSync(path.join(dir, file), 'New');
  await vi.waitFor(() => expect(onResults).toHaveBeenCalledWith(results), 10_000);
  expect(check.mock.calls[0]?.[0].map(({ contentDir }) => contentDir)).toEqual([
    path.join(dir, 'docs'),
  ]);
});

test('several saves in a row are one check, and generated pages none', async () => {
  const { check, onResults } = watch(() => Promise.resolve([results]));
  fs.writeFileSync(path.join(dir, 'docs/api/page.md'), 'New');
  for (const text of ['A', 'B', 'C']) fs.writeFileSync(path.join(dir, 'docs/guide.mdx'), text);
  await vi.waitFor(() => expect(onResults).toHaveBeenCalled(), 10_000);
  expect(check).toHaveBeenCalledTimes(1);
});

test('a check that cannot run is told, and the next one runs', async () => {
  const { check, onError, onResults } = watch(() => Promise.reject(new Error('no index')));
  fs.writeFileSync(path.join(dir, 'docs/guide.mdx'), 'X');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1), 10_000);
  check.mockImplementation(() => Promise.resolve([results]));
  fs.writeFileSync(path.join(dir, 'docs/guide.mdx'), 'Y');
  await vi.waitFor(() => expect(onResults).toHaveBeenCalled(), 10_000);
});

test('what is saved while a check runs is checked after it, and so is what is saved later', async () => {
  const { check, onResults } = watch(async () => {
    // Longer than a save takes to be noticed, shorter than it takes to settle.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [results];
  });
  const page = path.join(dir, 'docs/guide.mdx');
  fs.writeFileSync(page, 'First');
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1), 10_000);
  fs.writeFileSync(page, 'During the check');
  await vi.waitFor(() => expect(onResults).toHaveBeenCalledTimes(2), 10_000);
  // Past the time after which the second save has settled.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  fs.writeFileSync(page, 'Later');
  await vi.waitFor(() => expect(onResults).toHaveBeenCalledTimes(3), 10_000);
});
