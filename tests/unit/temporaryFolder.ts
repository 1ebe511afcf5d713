/** A folder for one test file's own files, removed when its tests are done. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes an empty folder, its symbolic links resolved; call it at the top of a test file. */
export function temporaryFolder(): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-docs-')));
  // A busy disk takes longer over many files than a hook may by default.
  afterAll(() => fs.rmSync(dir, { recursive: true, force: true }), 60_000);
  return dir;
}

export { writeFiles, type FileTree } from './files';
