import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi, type Mock } from 'vitest';
import type { BlockResults } from '../../src/blocks/results';
import { watchBlocks, type WatchFolder } from '../../src/blocks/watch';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../../tests/fixtures/temporaryFolder';

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
afterEach(() => {
  stop();
  vi.useRealTimers();
});

interface Watching {
  readonly check: Mock<(versions: readonly DocsVersion[]) => Promise<BlockResults[]>>;
  readonly onResults: Mock<(results: BlockResults) => void>;
  readonly onError: Mock<(error: unknown) => void>;
}

function watch(answer: () => Promise<BlockResults[]>, watchFolder?: WatchFolder): Watching {
  const check = vi.fn((_versions: readonly DocsVersion[]) => answer());
  const events = { onResults: vi.fn(), onError: vi.fn() };
  stop = watchBlocks([versionIn(dir)], events, check, watchFolder);
  return { check, ...events };
}

function watchOnClock(answer: () => Promise<BlockResults[]>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const listeners = new Map<string, (file: string) => void>();
  const watching = watch(answer, (folder, _options, onChange) => {
    listeners.set(path.basename(folder), onChange);
    return () => listeners.delete(path.basename(folder));
  });
  return { ...watching, save: (folder: string, file: string) => listeners.get(folder)?.(file) };
}

/** A time in milliseconds that is longer than the pause between a save and its check. */
const settled = 2000;

test.each(['docs/guide.mdx', 'program/a.ts'])('%s is checked when it is saved', async (file) => {
  const { check, onResults } = watch(() => Promise.resolve([results]));
  fs.writeFileSync(path.join(dir, file), 'New');
  await vi.waitFor(() => expect(onResults).toHaveBeenCalledWith(results), 50_000);
  expect(check.mock.calls[0]?.[0].map(({ contentDir }) => contentDir)).toEqual([
    path.join(dir, 'docs'),
  ]);
});

test('several saves in a row start one check, and generated pages don’t start any', async () => {
  const { check, save } = watchOnClock(() => Promise.resolve([results]));
  save('docs', 'api/page.md');
  await vi.advanceTimersByTimeAsync(settled);
  expect(check).not.toHaveBeenCalled();
  for (let count = 0; count < 3; count += 1) {
    save('docs', 'guide.mdx');
    await vi.advanceTimersByTimeAsync(settled / 4);
  }
  expect(check).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(settled);
  expect(check).toHaveBeenCalledTimes(1);
});

test('reports a check that fails to run, and runs the next one', async () => {
  const { check, onError, onResults, save } = watchOnClock(() =>
    Promise.reject(new Error('no index')),
  );
  save('docs', 'guide.mdx');
  await vi.advanceTimersByTimeAsync(settled);
  expect(onError).toHaveBeenCalledTimes(1);
  check.mockImplementation(() => Promise.resolve([results]));
  save('docs', 'guide.mdx');
  await vi.advanceTimersByTimeAsync(settled);
  expect(onResults).toHaveBeenCalledTimes(1);
});

test('files saved during a check are checked after it, and later saves start another check', async () => {
  /** Duration of a check in milliseconds, longer than the pause after a save. */
  const duration = 3 * settled;
  const { check, onResults, save } = watchOnClock(async () => {
    await new Promise((resolve) => setTimeout(resolve, duration));
    return [results];
  });
  save('docs', 'guide.mdx');
  await vi.advanceTimersByTimeAsync(settled);
  expect(check).toHaveBeenCalledTimes(1);
  save('docs', 'guide.mdx');
  await vi.advanceTimersByTimeAsync(settled);
  // Checks must not overlap, because each check needs as much memory as a compiler.
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * duration);
  expect(onResults).toHaveBeenCalledTimes(2);
  save('program', 'a.ts');
  await vi.advanceTimersByTimeAsync(settled + duration);
  expect(onResults).toHaveBeenCalledTimes(3);
});
