import fs from 'node:fs';

/**
 * Reads a JSON file without validating its type. If the file is missing or isn't JSON, throws an error that contains
 * the path.
 */
export function readJson<T>(file: string): T {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${String(cause)}`, { cause });
  }
}
