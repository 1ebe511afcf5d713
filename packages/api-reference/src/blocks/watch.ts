import fs from 'node:fs';
import type { DocsVersion } from '@reveal-docs/versions';
import { checkVersions } from './generate';
import type { BlockResults } from './results';

/**
 * Time to wait after the last saved file, in milliseconds. Editors save a file in several steps, and the page for which
 * the writer is waiting should build first.
 */
const settleMilliseconds = 1500;

export interface WatchEvents {
  readonly onResults: (results: BlockResults) => void;
  /** Called if the check can't run, because a page doesn't parse or an index is missing. */
  readonly onError: (error: unknown) => void;
}

/** Calls `onChange` with the path of each changed file, relative to `dir`. Returns a function that stops watching. */
export type WatchFolder = (
  dir: string,
  options: { readonly recursive: boolean },
  onChange: (file: string) => void,
) => () => void;

const watchFolder: WatchFolder = (dir, options, onChange) => {
  const watcher = fs.watch(dir, options, (_event, file) => {
    if (file !== null) onChange(file);
  });
  return () => watcher.close();
};

/**
 * Watches the pages and programs of `versions`, and checks a version again when one of its files changes. Returns a
 * function that stops watching.
 */
export function watchBlocks(
  versions: readonly DocsVersion[],
  { onResults, onError }: WatchEvents,
  check: typeof checkVersions = checkVersions,
  watch: WatchFolder = watchFolder,
): () => void {
  const changed = new Set<DocsVersion>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    while (changed.size > 0) {
      const now = [...changed];
      changed.clear();
      try {
        for (const result of await check(now)) onResults(result);
      } catch (error) {
        onError(error);
      }
    }
    running = false;
  }

  function note(version: DocsVersion): void {
    changed.add(version);
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settleMilliseconds);
  }

  const watchers = versions.flatMap((version) => {
    const pages = watch(version.contentDir, { recursive: true }, (file) => {
      if (/\.mdx?$/.test(file) && !file.startsWith('api')) note(version);
    });
    const programs = watch(version.workspaceDir, { recursive: false }, (file) => {
      if (/\.tsx?$/.test(file)) note(version);
    });
    return [pages, programs];
  });
  return () => {
    clearTimeout(timer);
    for (const stopWatching of watchers) stopWatching();
  };
}
