import fs from 'node:fs';
import path from 'node:path';

/** Returns the first path that exists. Skips undefined and empty paths, such as unset variables. */
export function firstExisting(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file !== undefined && file !== '' && fs.existsSync(file));
}

export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  return firstExisting(folders.flatMap((folder) => names.map((file) => path.join(folder, file))));
}
