import fs from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '@reveal-docs/versions';
import { examplesOfFile, writeExample } from './generate';

/** Milliseconds to wait after the last change, because editors save a file in several steps. */
const settleMilliseconds = 50;

export interface ExampleEvents {
  readonly onWritten: (what: string) => void;
  /** Called when a program doesn't parse. */
  readonly onError: (error: unknown) => void;
}

/** Rewrites an example's generated file whenever its program changes. Returns a function that stops watching. */
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
