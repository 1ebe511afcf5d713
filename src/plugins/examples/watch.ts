/**
 * Rewrites an example's generated file when its program changes, so that `npm run dev` runs the
 * saved program.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '@reveal-docs/versions';
import { examplesOfFile, writeExample } from './generate';

/**
 * Time to wait after the last change before reading a file, in milliseconds. Editors save in
 * several steps.
 */
const settleMilliseconds = 50;

/** Callbacks of the watcher. */
export interface ExampleEvents {
  /** Called with a description of the example that was written. */
  readonly onWritten: (what: string) => void;
  /** Called when a program doesn't parse. */
  readonly onError: (error: unknown) => void;
}

/** Watches the programs of `versions`. Returns a function that stops watching. */
export function watchExamples(
  versions: readonly DocsVersion[],
  { onWritten, onError }: ExampleEvents,
): () => void {
  const timers = new Map<string, NodeJS.Timeout>();

  function write(version: DocsVersion, file: string): void {
    if (!fs.existsSync(path.join(version.workspaceDir, file))) return;
    for (const name of examplesOfFile(version, file)) {
      try {
        writeExample(version, name);
        onWritten(`${version.folder}/${name}: changed`);
      } catch (error) {
        onError(error);
      }
    }
  }

  const watchers = versions.map((version) =>
    fs.watch(version.workspaceDir, (_event, file) => {
      if (file === null || !file.endsWith('.ts')) return;
      const key = path.join(version.folder, file);
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => write(version, file), settleMilliseconds),
      );
    }),
  );
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
