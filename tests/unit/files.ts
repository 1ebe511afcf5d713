/** Writes files for tests. */
import fs from 'node:fs';
import path from 'node:path';

/** Content by path relative to a folder; objects are written as JSON. */
export type FileTree = Readonly<Record<string, string | object>>;

/** Writes files, with the folders they need. */
export function writeFiles(dir: string, files: FileTree): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}
