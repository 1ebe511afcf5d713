/** Finds installed programs. Node only. */
import fs from 'node:fs';
import path from 'node:path';

/** Returns the path of a program in `PATH`, or undefined. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  return folders
    .flatMap((folder) => names.map((file) => path.join(folder, file)))
    .find((file) => fs.existsSync(file));
}
