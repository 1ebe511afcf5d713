/** A folder for one test file's own files, removed when its tests are done. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Content by path relative to a folder; objects are written as JSON. */
export type FileTree = Readonly<Record<string, string | object>>;

/** Makes an empty folder, its symbolic links resolved; call it at the top of a test file. */
export function temporaryFolder(): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-docs-')));
  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes files, with the folders they need. */
export function writeFiles(dir: string, files: FileTree): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}
